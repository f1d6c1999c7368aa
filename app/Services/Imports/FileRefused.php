<?php

declare(strict_types=1);

namespace App\Services\Imports;

use RuntimeException;

/** A file that cannot be imported, with the reason in words for the person who chose it. */
final class FileRefused extends RuntimeException {}
