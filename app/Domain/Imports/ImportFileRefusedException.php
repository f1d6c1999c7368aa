<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use RuntimeException;

/** The file cannot be imported; the message tells the importer why. */
final class ImportFileRefusedException extends RuntimeException {}
