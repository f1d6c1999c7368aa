<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use RuntimeException;

/** The file can't be imported. The message is shown to the importer. */
final class ImportFileRefusedException extends RuntimeException {}
