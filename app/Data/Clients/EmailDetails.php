<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Attachments\AttachmentRow;

/** One email with its text and files. Times are UTC. */
final readonly class EmailDetails
{
    /** @param  list<AttachmentRow>  $attachments */
    public function __construct(
        public int $id,
        /** Null for viewers who can't read messages; they get no files either. */
        public ?string $body,
        public ?string $error,
        public ?string $sent_at,
        public ?string $delivered_at,
        public ?string $template_name,
        public array $attachments,
    ) {}
}
