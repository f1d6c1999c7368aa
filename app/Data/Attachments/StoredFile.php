<?php

declare(strict_types=1);

namespace App\Data\Attachments;

/** What became of one uploaded file. */
final readonly class StoredFile
{
    public function __construct(
        public int $id,
        public string $name,
        /** Why nothing was added: the same file is there already. */
        public ?string $duplicate_of,
    ) {}
}
