<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Enums\AutoCommunicationStatus;
use App\Enums\AutoMessageTrigger;

/** An automatic message to a client. Times are UTC. The text is null until it is queued, and for viewers who don't see contact details. */
final readonly class AutoCommunicationRow
{
    public function __construct(
        public int $id,
        public string $created_at,
        public int $client_id,
        public string $full_name,
        public string $pin,
        public AutoMessageTrigger $trigger,
        public string $template_name,
        public ?string $body,
        public AutoCommunicationStatus $status,
        public ?string $reason,
        public string $due_at,
    ) {}
}
