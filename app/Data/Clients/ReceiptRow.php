<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A decision of the gate about a client. */
final readonly class ReceiptRow
{
    /** @param  list<string>  $reasons  every reason to refuse; empty when allowed */
    public function __construct(
        public int $id,
        /** Null when the person has no client record. */
        public ?int $client_id,
        public string $purpose_label,
        public bool $is_allowed,
        public array $reasons,
        public string $decided_at,
        /** Null when the system acted. */
        public ?string $actor_name,
        public string $rule_version,
    ) {}
}
