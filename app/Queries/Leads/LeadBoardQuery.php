<?php

declare(strict_types=1);

namespace App\Queries\Leads;

use App\Actions\Leads\LeadStatusRule;
use App\Data\Leads\LeadColumn;
use App\Enums\LeadStatus;
use App\Models\User;
use App\Queries\Lists\Cursor;
use App\Queries\Lists\ListOrder;
use App\Queries\Lists\ListState;

/** The board: a column a status, each with its count and its first cards. Open work by due date, what ended newest first. */
final readonly class LeadBoardQuery
{
    public const CARDS = 20;

    public function __construct(private LeadListQuery $leads) {}

    /** @return list<LeadColumn> */
    public function columns(LeadFilters $filters, User $viewer): array
    {
        return array_map(fn (LeadStatus $status): LeadColumn => $this->column($status, $filters, null, $viewer), LeadStatus::cases());
    }

    /** One column from a cursor on; a cursor that is not one of ours begins anew. */
    public function column(LeadStatus $status, LeadFilters $filters, ?string $cursor, User $viewer): LeadColumn
    {
        $order = LeadStatusRule::isOpen($status) ? new ListOrder(LeadSort::Due, false) : new ListOrder(LeadSort::Created, true);
        $place = $cursor === null ? null : Cursor::decode($cursor, $order);
        [$cards, $meta] = $this->leads->page($filters->in($status), new ListState($order, self::CARDS, $place), $viewer);

        return new LeadColumn($status, $cards, $meta->count ?? 0, $meta->count_is_capped, $meta->next_cursor, LeadStatusRule::next($status));
    }
}
