<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Data\Clients\TransferRow;
use App\Domain\Clients\History\ClientPast;
use App\Enums\TransferStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\PastRows;
use App\Lists\Sort;
use App\Models\Client;
use App\Models\Transfer;
use App\Support\CsvText;
use App\Support\DataFactory;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The transfers between the site accounts of the client in the scope.
 *
 * @extends ListDefinition<TransferRow>
 */
final readonly class TransferList extends ListDefinition
{
    public const KEY = 'transfers';

    public const TITLE = 'Transfers';

    public const ID_COLUMN = 'transfers.id';

    public const DEFAULT_ORDER = '-requested_at';

    public const COLLEAGUES = ['requester' => 'requested_by', 'decider' => 'approved_by'];

    public function __construct(private Gate $gate) {}

    public function sorts(): array
    {
        return [Sort::by('requested_at', 'transfers.requested_at'), Sort::by('amount_cents', 'transfers.amount_cents')];
    }

    public function filters(ListContext $context): array
    {
        return [ChoiceFilter::plainEnum('status', 'Status', 'transfers.status', TransferStatus::class)];
    }

    public function columns(): array
    {
        return [
            Column::of('reference', 'Transfer')
                ->csv('Reference')
                ->csv('From', static fn (TransferRow $transfer): string => $transfer->from_site)
                ->csv('To', static fn (TransferRow $transfer): string => $transfer->to_site)
                ->csv('Reason', static fn (TransferRow $transfer): ?string => $transfer->reason),
            Column::of('amount_cents', 'Amount', sort: 'amount_cents')->csv(
                'Amount (AUD)',
                static fn (TransferRow $transfer): string => CsvText::dollars($transfer->amount_cents),
            ),
            Column::of('status', 'Status')->csv(),
            Column::of('requested_by', 'Requested by')->csv(),
            Column::of('requested_at', 'Requested', sort: 'requested_at')->csvTime(),
            Column::of('decided_by', 'Decided by')->csv()->csvTime('Decided', static fn (TransferRow $transfer): ?string => $transfer->decided_at),
            Column::of('sent_at', 'Sent')->csvTime(),
            Column::of('settled_at', 'Settled')->csvTime(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        $transfers = DB::table('transfers')->where('transfers.client_id', $context->scope(Client::class)->id);

        return $context->past === null ? $transfers : self::then($transfers, $context->past);
    }

    /** Each step has its time, and only the last step has a reason. */
    public static function then(Builder $transfers, ClientPast $past): Builder
    {
        $at = $past->sql();

        return PastRows::of($transfers, $past, 'transfers.client_id', 'requested_at',
            ['id', 'reference', 'from_site_account_id', 'to_site_account_id', 'amount_cents', 'requested_by', 'requested_at'],
            [
                'status' => "case when transfers.settled_at < {$at} then transfers.status when transfers.sent_at < {$at} then 'sent' when transfers.decided_at < {$at} and transfers.status = 'declined' then 'declined'"
                    ." when transfers.decided_at < {$at} then 'approved' else 'requested' end",
                'approved_by' => PastRows::once($past, 'transfers.decided_at', 'transfers.approved_by'),
                'decided_at' => PastRows::once($past, 'transfers.decided_at'),
                'sent_at' => PastRows::once($past, 'transfers.sent_at'),
                'settled_at' => PastRows::once($past, 'transfers.settled_at'),
                'reason' => "case when transfers.settled_at < {$at} or (transfers.decided_at < {$at} and transfers.status = 'declined') then transfers.reason end",
            ]);
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->join('site_accounts as sources', 'sources.id', '=', 'transfers.from_site_account_id')
            ->join('operator_sites as source_sites', 'source_sites.id', '=', 'sources.operator_site_id')
            ->join('site_accounts as targets', 'targets.id', '=', 'transfers.to_site_account_id')
            ->join('operator_sites as target_sites', 'target_sites.id', '=', 'targets.operator_site_id')
            ->select(['transfers.*', 'source_sites.name as from_site', 'target_sites.name as to_site']);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $canSettle = $context->past === null && $this->gate->forUser($context->viewer)->allows('settle', [Transfer::class, $context->scope(Client::class)]);
        foreach ($rows as $row) {
            $row->can_settle = $canSettle;
        }
    }

    protected function row(stdClass $row, ListContext $context): TransferRow
    {
        $status = TransferStatus::from($row->status);
        $isOwn = (int) $row->requested_by === $context->viewer->id;

        return DataFactory::make(TransferRow::class, $row, [
            'status' => $status,
            'requested_by' => DataFactory::personName($row, 'requester'),
            'decided_by' => DataFactory::personName($row, 'decider'),
            'next' => $row->can_settle
                ? array_values(
                    array_filter($status->next(), static fn (TransferStatus $next): bool => ! ($isOwn && $next->isDecision())),
                )
                : [],
        ]);
    }
}
