<?php

declare(strict_types=1);

namespace App\Lists\Transactions;

use App\Data\Transactions\AdjustmentRow;
use App\Domain\Protection\Decision;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Protection\Refusal;
use App\Domain\Withdrawals\DualApproval;
use App\Enums\AdjustmentStatus;
use App\Enums\GatePurpose;
use App\Enums\TransactionType;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\Client;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use stdClass;

/**
 * Adjustments, fees and their reversals, with what the viewer can do about each.
 *
 * @extends ListDefinition<AdjustmentRow>
 */
final readonly class AdjustmentList extends ListDefinition
{
    public const KEY = 'adjustments';

    public const TITLE = 'Adjustments';

    public const ID_COLUMN = 'adjustments.id';

    public const DEFAULT_ORDER = '-requested_at';

    public const COLLEAGUES = ['requester' => 'requested_by', 'decider' => 'decided_by'];

    public function __construct(private DualApproval $dualApproval, private ProtectionGate $gate) {}

    public function sorts(): array
    {
        return [Sort::by('requested_at', 'adjustments.requested_at')];
    }

    public function filters(ListContext $context): array
    {
        return [ChoiceFilter::plainEnum('status', 'Status', 'adjustments.status', AdjustmentStatus::class)];
    }

    public function columns(): array
    {
        return [
            Column::of('type', 'Adjustment'),
            Column::of('status', 'Status'),
            Column::of('client_name', 'Client'),
            Column::of('amount_cents', 'Balance change'),
            Column::of('requested_at', 'Requested', sort: 'requested_at'),
            Column::of('decided_by', 'Decided by'),
            Column::of('reverses', 'Reverses'),
            Column::of('reference', 'Reference'),
        ];
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->join('clients', 'clients.id', '=', 'adjustments.client_id')
            ->leftJoin('adjustments as originals', 'originals.id', '=', 'adjustments.reverses_id')
            ->leftJoin('adjustments as reversals', static fn (JoinClause $join): JoinClause => $join
                ->on('reversals.reverses_id', '=', 'adjustments.id')->where('reversals.status', '<>', AdjustmentStatus::Declined->value))
            ->select([
                'adjustments.*', 'clients.first_name as client_first_name', 'clients.last_name as client_last_name', 'clients.pin as client_pin',
                'originals.reference as reverses', 'reversals.id as reversal_id',
            ]);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $canDecide = $context->viewer->can('approveLargeWithdrawals');
        $canRequest = $context->viewer->can('handleWithdrawals');
        $refusals = $canDecide ? $this->refusals($rows) : [];
        foreach ($rows as $row) {
            $row->can_decide = $canDecide && (int) $row->requested_by !== $context->viewer->id;
            $row->can_request = $canRequest;
            $row->refusals = $refusals[$row->id] ?? [];
        }
    }

    protected function row(stdClass $row, ListContext $context): AdjustmentRow
    {
        $status = AdjustmentStatus::from($row->status);

        return DataFactory::make(AdjustmentRow::class, $row, [
            'requested_by' => DataFactory::personName($row, 'requester'),
            'decided_by' => DataFactory::personName($row, 'decider'),
            'can_decide' => $row->can_decide && $status === AdjustmentStatus::Requested,
            'can_reverse' => $row->can_request
                && $status === AdjustmentStatus::Approved
                && $row->type !== TransactionType::Reversal->value
                && $row->reversal_id === null,
            'needs_password' => $this->dualApproval->isRequired(abs((int) $row->amount_cents)),
        ]);
    }

    /**
     * Why the gate refuses the credits that wait.
     *
     * @param  list<stdClass>  $rows
     * @return array<int, list<string>> by adjustment
     */
    private function refusals(array $rows): array
    {
        $credits = array_filter(
            $rows,
            static fn (stdClass $row): bool => $row->status === AdjustmentStatus::Requested->value && $row->amount_cents > 0,
        );
        $decisions = $credits === []
            ? []
            : $this->gate->decideMany(
                array_values(array_unique(array_map(intval(...), array_column($credits, 'client_id')))),
                GatePurpose::Correction,
            );
        // Few clients have limits, which need the amount.
        $decide = fn (stdClass $row): Decision => $decisions[$row->client_id]->limits === []
            ? $decisions[$row->client_id]
            : $this->gate->decide(
                Client::withTrashed()->findOrFail((int) $row->client_id),
                GatePurpose::Correction,
                (int) $row->amount_cents,
            );

        return array_map(
            static fn (stdClass $row): array => array_map(
                static fn (Refusal $refusal): string => $refusal->text,
                $decide($row)->refusals,
            ),
            array_column($credits, null, 'id'),
        );
    }
}
