<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

use RuntimeException;

/** Simulates the death of the process: it sends nothing more to the database. */
final class Crash extends RuntimeException {}
