<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Enums\MessageTemplateStatus;

/** One version of an SMS template. Its author can edit the draft, and only others approve it. */
final readonly class MessageTemplateRow
{
    public function __construct(
        public int $id,
        public string $name,
        public int $version,
        public string $body,
        public MessageTemplateStatus $status,
        public ?string $author_name,
        public ?string $approver_name,
        public int $edit_version,
        public bool $is_own,
    ) {}
}
