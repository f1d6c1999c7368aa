<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\TransferStatus;

/** A transfer of a client as a row. Amounts are cents, times UTC. */
final readonly class TransferRow
{
    /** @param  list<TransferStatus>  $next  the next statuses that the viewer may choose */
    public function __construct(
        public int $id,
        public string $reference,
        public string $from_site,
        public string $to_site,
        public int $amount_cents,
        public TransferStatus $status,
        public ?string $reason,
        public string $requested_by,
        public string $requested_at,
        /** The colleague who approved or declined it. */
        public ?string $decided_by,
        public ?string $decided_at,
        public ?string $sent_at,
        public ?string $settled_at,
        public array $next,
    ) {}
}
