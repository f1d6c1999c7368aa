<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\AustralianState;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;

/** A row of the barred lists. Days as `2026-11-20`, times UTC. Contact details are masked for viewers who don't need them. */
final readonly class BarredEntryRow
{
    public function __construct(
        public int $id,
        public string $full_name,
        public ?string $date_of_birth,
        public BarredList $list,
        /** Null for our own list. */
        public ?AustralianState $jurisdiction,
        /** The name of the list; null for our own. */
        public ?string $source,
        public ?string $external_reference,
        public BarredEntryStatus $status,
        public string $from_on,
        /** The last day; null when it does not end. */
        public ?string $until_on,
        /** Active, and ends within 30 days. */
        public bool $ends_soon,
        public ?string $reason,
        public ?string $mobile,
        public ?string $email,
        public ?int $client_id,
        public ?string $client_name,
        public ?string $client_pin,
        /** Clients who may be this person and wait for a decision. */
        public int $review_count,
        public bool $is_lift_requested,
        /** Null when the entry came from an import or the system. */
        public ?string $added_by,
        public string $created_at,
    ) {}
}
