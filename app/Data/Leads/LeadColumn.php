<?php

declare(strict_types=1);

namespace App\Data\Leads;

use App\Enums\LeadStatus;

/** A column of the board. */
final readonly class LeadColumn
{
    /**
     * @param  list<LeadRow>  $cards
     * @param  list<LeadStatus>  $next_statuses  statuses to which its cards can be moved
     */
    public function __construct(
        public LeadStatus $status,
        public array $cards,
        public int $count,
        public bool $count_is_capped,
        public ?string $next_cursor,
        public array $next_statuses,
    ) {}
}
