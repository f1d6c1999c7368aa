<?php

declare(strict_types=1);

namespace App\Queries\Transactions\Adjustments;

use App\Data\Lists\ListMeta;
use App\Data\Transactions\Adjustments\AdjustmentRow;
use App\Enums\AdjustmentStatus;
use App\Enums\TransactionType;
use App\Models\Client;
use App\Models\User;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\Withdrawals\FourEyes;
use App\Services\Withdrawals\WithdrawalRules;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Adjustments, fees and their reversals, with what this person may do about each. */
final readonly class AdjustmentListQuery
{
    public function __construct(private ListReader $reader, private Gate $gate, private FourEyes $fourEyes) {}

    /**
     * @param  list<string>  $statuses
     * @return array{list<AdjustmentRow>, ListMeta}
     */
    public function page(array $statuses, ListState $state, User $viewer): array
    {
        $filtered = DB::table('adjustments')->when($statuses !== [], static fn (Builder $query): Builder => $query->whereIn('adjustments.status', $statuses));
        $rows = (clone $filtered)
            ->join('clients', 'clients.id', '=', 'adjustments.client_id')
            ->join('users as requesters', 'requesters.id', '=', 'adjustments.requested_by')
            ->leftJoin('users as deciders', 'deciders.id', '=', 'adjustments.decided_by')
            ->leftJoin('adjustments as originals', 'originals.id', '=', 'adjustments.reverses_id')
            ->leftJoin('adjustments as reversals', static fn (JoinClause $join): JoinClause => $join
                ->on('reversals.reverses_id', '=', 'adjustments.id')->where('reversals.status', '<>', AdjustmentStatus::Declined->value))
            ->leftJoin('transactions', static fn (JoinClause $join): JoinClause => $join
                ->on('transactions.source_id', '=', 'adjustments.id')->where('transactions.source_type', 'adjustment'))
            ->select([
                'adjustments.*', 'clients.first_name as client_first_name', 'clients.last_name as client_last_name', 'clients.pin',
                'requesters.first_name as requester_first_name', 'requesters.last_name as requester_last_name',
                'deciders.first_name as decider_first_name', 'deciders.last_name as decider_last_name',
                'originals.reference as original_reference', 'reversals.id as reversal_id', 'transactions.id as transaction_id',
            ]);
        $page = $this->reader->page($rows, 'adjustments.id', $state);
        $gate = $this->gate->forUser($viewer);
        $mayDecide = $gate->allows('approveLargeWithdrawals');
        $mayAsk = $gate->allows('handleWithdrawals');

        $warnings = $mayDecide ? self::warnings($page->rows) : [];

        return [
            array_map(fn (stdClass $row): AdjustmentRow => $this->row($row, $mayDecide && (int) $row->requested_by !== $viewer->id, $mayAsk, $warnings[$row->id] ?? []), $page->rows),
            $this->reader->meta($filtered, $page, $state),
        ];
    }

    /**
     * What stands against those who are to be given money.
     *
     * @param  list<stdClass>  $rows
     * @return array<int, list<string>> by adjustment
     */
    private static function warnings(array $rows): array
    {
        $credits = array_filter($rows, static fn (stdClass $row): bool => $row->status === AdjustmentStatus::Requested->value && $row->amount_cents > 0);
        $clients = $credits === [] ? [] : Client::withTrashed()->findMany(array_unique(array_column($credits, 'client_id')))->keyBy('id')->all();

        return array_map(static fn (stdClass $row): array => WithdrawalRules::warnings($clients[$row->client_id]), array_column($credits, null, 'id'));
    }

    /** @param  list<string>  $warnings */
    private function row(stdClass $row, bool $mayDecide, bool $mayAsk, array $warnings): AdjustmentRow
    {
        $status = AdjustmentStatus::from($row->status);
        $type = TransactionType::from($row->type);

        return new AdjustmentRow(
            id: (int) $row->id,
            reference: $row->reference,
            type: $type,
            status: $status,
            client_id: (int) $row->client_id,
            client_name: trim("{$row->client_first_name} {$row->client_last_name}"),
            client_pin: $row->pin,
            amount_cents: (int) $row->amount_cents,
            reason: $row->reason,
            requested_by: trim("{$row->requester_first_name} {$row->requester_last_name}"),
            requested_at: (string) UtcTime::iso($row->requested_at),
            decided_by: $row->decided_by === null ? null : trim("{$row->decider_first_name} {$row->decider_last_name}"),
            decided_at: UtcTime::iso($row->decided_at),
            refusal: $row->refusal,
            reverses: $row->original_reference,
            transaction_id: $row->transaction_id === null ? null : (int) $row->transaction_id,
            can_decide: $mayDecide && $status === AdjustmentStatus::Requested,
            can_reverse: $mayAsk && $status === AdjustmentStatus::Approved && $type !== TransactionType::Reversal && $row->reversal_id === null,
            needs_password: $this->fourEyes->watch(abs((int) $row->amount_cents)),
            warnings: $warnings,
        );
    }
}
