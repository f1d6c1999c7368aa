<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\NoteCategory;

/** A note as the preview shows it. */
final readonly class ClientPreviewNote
{
    public function __construct(
        public int $id,
        public string $body,
        public NoteCategory $category,
        public bool $is_pinned,
        public string $author_name,
        public string $created_at,
    ) {}
}
