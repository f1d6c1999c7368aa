<?php

declare(strict_types=1);

namespace App\Queries\Leads;

use App\Data\Leads\LeadColumn;
use App\Domain\Leads\LeadStatusRule;
use App\Enums\LeadStatus;
use App\Lists\Cursor;
use App\Lists\Leads\LeadList;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\ListReader;
use App\Models\User;

/** The board: one column per status with its count and first cards. Open leads are sorted by due date, others newest first. */
final readonly class LeadBoardQuery
{
    public const CARDS = 20;

    public function __construct(private LeadList $leads, private ListReader $reader) {}

    /** @return list<LeadColumn> */
    public function columns(ListParameters $parameters, User $viewer): array
    {
        return array_map(fn (LeadStatus $status): LeadColumn => $this->column($status, $parameters, null, $viewer), LeadStatus::cases());
    }

    /** One column from a cursor on. A cursor of another list starts at the first card. */
    public function column(LeadStatus $status, ListParameters $parameters, ?string $cursor, User $viewer): LeadColumn
    {
        $order = $this->leads->order(LeadStatusRule::isOpen($status) ? 'due' : '-created_at');
        $place = $cursor === null ? null : Cursor::decode($cursor, $order);
        [$cards, $meta] = $this->reader->read($this->leads, $parameters->with($order, self::CARDS, $place), new ListContext($viewer, $status));

        return new LeadColumn($status, $cards, $meta->count ?? 0, $meta->count_is_capped, $meta->next_cursor, LeadStatusRule::next($status));
    }
}
