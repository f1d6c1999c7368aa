<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

use RuntimeException;

/** The process ends here, as far as the database can tell. */
final class Crash extends RuntimeException {}
