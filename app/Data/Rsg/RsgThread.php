<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\RsgEventSeverity;

/** The responsible-gambling messages with one client. Owner, severity and due time come from the open ones. */
final readonly class RsgThread
{
    /** @param  list<CommunicationRow>  $messages  newest first */
    public function __construct(
        public RsgClient $client,
        public array $messages,
        public int $open_count,
        public ?int $owner_id,
        public ?string $owner_name,
        public ?RsgEventSeverity $severity,
        public ?string $due_at,
        public bool $is_deleted,
    ) {}
}
