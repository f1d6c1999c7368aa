<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

use RuntimeException;

/** The upload is incomplete or could not be read or saved. The received part is kept, and the upload can be retried. */
final class UploadIncompleteException extends RuntimeException {}
