<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia\Support;

/** A data object that has nothing to say. */
final readonly class NoData {}
