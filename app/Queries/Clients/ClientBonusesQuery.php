<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\BonusClaimRow;
use App\Data\Clients\RunningPromotion;
use App\Data\Lists\ListMeta;
use App\Enums\BonusClaimStatus;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\User;
use App\Queries\Bonus\RunningPromotions;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The bonuses of one client, and those that could be given. */
final readonly class ClientBonusesQuery
{
    public function __construct(private ListReader $reader, private RunningPromotions $promotions, private Gate $gate) {}

    /**
     * @param  list<string>  $statuses
     * @return array{list<BonusClaimRow>, ListMeta}
     */
    public function page(Client $client, array $statuses, ListState $state, User $viewer): array
    {
        $filtered = DB::table('bonus_claims')->where('bonus_claims.client_id', $client->id)
            ->when($statuses !== [], static fn ($query) => $query->whereIn('bonus_claims.status', $statuses));
        $rows = (clone $filtered)
            ->join('bonus_promotions', 'bonus_promotions.id', '=', 'bonus_claims.bonus_promotion_id')
            ->leftJoin('users as requesters', 'requesters.id', '=', 'bonus_claims.requested_by')
            ->leftJoin('users as approvers', 'approvers.id', '=', 'bonus_claims.approved_by')
            ->select([
                'bonus_claims.*', 'bonus_promotions.title as promotion_title', 'requesters.first_name as requester_first_name',
                'requesters.last_name as requester_last_name', 'approvers.first_name as approver_first_name', 'approvers.last_name as approver_last_name',
            ]);
        $page = $this->reader->page($rows, 'bonus_claims.id', $state);
        $gate = $this->gate->forUser($viewer);
        [$mayMove, $mayDecide] = [$gate->allows('create', [BonusClaim::class, $client]), $gate->allows('decide', [BonusClaim::class, $client])];

        return [array_map(fn (stdClass $row): BonusClaimRow => $this->row($row, $viewer, $mayMove, $mayDecide), $page->rows), $this->reader->meta($filtered, $page, $state)];
    }

    /** @return list<RunningPromotion> */
    public function promotions(Client $client): array
    {
        $given = BonusClaim::query()->where('client_id', $client->id)->whereIn('status', BonusClaimStatus::running())->pluck('bonus_promotion_id')->all();

        return array_values($this->promotions->of($client)->orderBy('title')->get()->map(static fn (BonusPromotion $promotion): RunningPromotion => new RunningPromotion(
            id: $promotion->id,
            title: $promotion->title,
            value_cents: $promotion->value_cents,
            percent: $promotion->percent,
            ends_at: $promotion->ends_at?->toIso8601ZuluString(),
            is_running: in_array($promotion->id, $given, true),
        ))->all());
    }

    private function row(stdClass $row, User $viewer, bool $mayMove, bool $mayDecide): BonusClaimRow
    {
        $status = BonusClaimStatus::from($row->status);
        $isApproved = $row->approved_by !== null;
        $isOwn = $row->requested_by !== null && (int) $row->requested_by === $viewer->id;

        return new BonusClaimRow(
            id: (int) $row->id,
            promotion_title: $row->promotion_title,
            amount_cents: (int) $row->amount_cents,
            status: $status,
            is_approved: $isApproved,
            explanation: $row->explanation,
            reason: $row->reason,
            requested_by: $row->requested_by === null ? null : trim("{$row->requester_first_name} {$row->requester_last_name}"),
            approved_by: $isApproved ? trim("{$row->approver_first_name} {$row->approver_last_name}") : null,
            offered_at: (string) UtcTime::iso($row->offered_at),
            claimed_at: UtcTime::iso($row->claimed_at),
            credited_at: UtcTime::iso($row->credited_at),
            used_at: UtcTime::iso($row->used_at),
            reversed_at: UtcTime::iso($row->reversed_at),
            expires_at: UtcTime::iso($row->expires_at),
            can_approve: $mayDecide && ! $isOwn && ! $isApproved && $status === BonusClaimStatus::Offered,
            next: array_values(array_filter($status->next(), static fn (BonusClaimStatus $next): bool => match ($next) {
                BonusClaimStatus::Reversed => $mayDecide,
                BonusClaimStatus::Claimed => $mayMove && $isApproved,
                default => $mayMove,
            })),
        );
    }
}
