<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia\Support;

/** A data object without properties. */
final readonly class NoData {}
