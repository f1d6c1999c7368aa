<?php

declare(strict_types=1);

namespace App\Services\Imports;

use RuntimeException;

/** Not all of the file is here, or it could not be read or kept just now: what is here stays, and it can be tried again. */
final class UploadIncomplete extends RuntimeException {}
