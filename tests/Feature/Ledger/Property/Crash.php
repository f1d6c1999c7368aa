<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

use RuntimeException;

/** Stands for the death of the process: the database sees no more of it. */
final class Crash extends RuntimeException {}
