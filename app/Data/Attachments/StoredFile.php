<?php

declare(strict_types=1);

namespace App\Data\Attachments;

/** The result of an upload. */
final readonly class StoredFile
{
    public function __construct(
        public int $id,
        public string $name,
        /** The name of the same file that the record already has; null when the file was added. */
        public ?string $duplicate_of,
    ) {}
}
