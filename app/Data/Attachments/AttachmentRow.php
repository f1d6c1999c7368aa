<?php

declare(strict_types=1);

namespace App\Data\Attachments;

/** A file of a record. Times are UTC, the size is in bytes. */
final readonly class AttachmentRow
{
    public function __construct(
        public int $id,
        public string $name,
        public string $mime,
        /** On screen, such as "PDF". */
        public string $type,
        public int $size,
        public ?string $uploader_name,
        public string $created_at,
        /** Whether the browser can show it: a picture or PDF. */
        public bool $is_shown,
        public bool $can_change,
    ) {}
}
