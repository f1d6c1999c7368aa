<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

use RuntimeException;

/** A stored file is gone. */
final class FileMissingException extends RuntimeException
{
    public function __construct(public readonly string $name)
    {
        parent::__construct("The stored file {$name} is missing.");
    }
}
