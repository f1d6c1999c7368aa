<?php

declare(strict_types=1);

namespace App\Data\Attachments;

/** A file kept with a record. Times are UTC, the size is in bytes. */
final readonly class AttachmentRow
{
    public function __construct(
        public int $id,
        public string $name,
        public string $mime,
        public int $size,
        public ?string $uploader_name,
        public string $created_at,
        /** A picture or PDF, which the browser shows. */
        public bool $is_shown,
        public bool $can_change,
    ) {}
}
