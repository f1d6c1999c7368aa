<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Data\Clients\BonusClaimRow;
use App\Domain\Clients\History\ClientPast;
use App\Enums\BonusClaimStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\PastRows;
use App\Lists\Sort;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Support\CsvText;
use App\Support\DataFactory;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The bonuses of the client in the scope.
 *
 * @extends ListDefinition<BonusClaimRow>
 */
final readonly class BonusClaimList extends ListDefinition
{
    public const KEY = 'claims';

    public const TITLE = 'Bonuses';

    public const ID_COLUMN = 'bonus_claims.id';

    public const DEFAULT_ORDER = '-offered_at';

    public const COLLEAGUES = ['requester' => 'requested_by', 'approver' => 'approved_by'];

    public const NOUN = 'bonuses';

    public const FILENAME = 'bonuses';

    public function __construct(private Gate $gate) {}

    public function sorts(): array
    {
        return [Sort::by('offered_at', 'bonus_claims.offered_at'), Sort::by('amount_cents', 'bonus_claims.amount_cents')];
    }

    public function filters(ListContext $context): array
    {
        return [ChoiceFilter::plainEnum('status', 'Status', 'bonus_claims.status', BonusClaimStatus::class)];
    }

    public function columns(): array
    {
        return [
            Column::of('promotion_title', 'Promotion')
                ->csv()
                ->csv('Explanation', static fn (BonusClaimRow $claim): ?string => $claim->explanation)
                ->csv('Reason', static fn (BonusClaimRow $claim): ?string => $claim->reason),
            Column::of('amount_cents', 'Amount', sort: 'amount_cents')->csv(
                'Amount (AUD)',
                static fn (BonusClaimRow $claim): string => CsvText::dollars($claim->amount_cents),
            ),
            Column::of('status', 'Status')->csv(),
            Column::of('requested_by', 'Requested by')->csv(),
            Column::of('approved_by', 'Approved by')->csv(),
            Column::of('offered_at', 'Offered', sort: 'offered_at')
                ->csvTime()
                ->csvTime('Claimed', static fn (BonusClaimRow $claim): ?string => $claim->claimed_at),
            Column::of('credited_at', 'Credited')
                ->csvTime()
                ->csvTime('Used', static fn (BonusClaimRow $claim): ?string => $claim->used_at)
                ->csvTime('Reversed', static fn (BonusClaimRow $claim): ?string => $claim->reversed_at),
            Column::of('expires_at', 'Expires')->csvTime(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        $claims = DB::table('bonus_claims')->where('bonus_claims.client_id', $context->scope(Client::class)->id);

        return $context->past === null ? $claims : self::then($claims, $context->past);
    }

    /** Each step has its time, except the approval, which is in the activity log, and the expiry, which is always the last change. */
    public static function then(Builder $claims, ClientPast $past): Builder
    {
        $at = $past->sql();
        $type = (new BonusClaim)->getMorphClass();
        $approvedLater = "select 1 from audit_events where audit_events.subject_type = '{$type}' and audit_events.subject_id = bonus_claims.id and audit_events.action = 'client.bonus_approved' and audit_events.created_at >= {$at}";

        return PastRows::of($claims, $past, 'bonus_claims.client_id', 'offered_at',
            ['id', 'bonus_promotion_id', 'amount_cents', 'explanation', 'requested_by', 'offered_at', 'expires_at'],
            [
                'status' => "case when bonus_claims.reversed_at < {$at} then 'reversed' when bonus_claims.used_at < {$at} then 'used' when bonus_claims.status = 'expired' and bonus_claims.updated_at < {$at} then 'expired'"
                    ." when bonus_claims.credited_at < {$at} then 'credited' when bonus_claims.claimed_at < {$at} then 'claimed' else 'offered' end",
                'approved_by' => "case when exists ({$approvedLater}) then null else bonus_claims.approved_by end",
                'claimed_at' => PastRows::once($past, 'bonus_claims.claimed_at'),
                'credited_at' => PastRows::once($past, 'bonus_claims.credited_at'),
                'used_at' => PastRows::once($past, 'bonus_claims.used_at'),
                'reversed_at' => PastRows::once($past, 'bonus_claims.reversed_at'),
                'reason' => PastRows::once($past, 'bonus_claims.reversed_at', 'bonus_claims.reason'),
            ]);
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->join('bonus_promotions', 'bonus_promotions.id', '=', 'bonus_claims.bonus_promotion_id')
            ->select(['bonus_claims.*', 'bonus_promotions.title as promotion_title']);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $subject = [BonusClaim::class, $context->scope(Client::class)];
        $gate = $this->gate->forUser($context->viewer);
        $isToday = $context->past === null;
        [$canAdvance, $canDecide] = [$isToday && $gate->allows('create', $subject), $isToday && $gate->allows('decide', $subject)];
        foreach ($rows as $row) {
            $row->can_advance = $canAdvance;
            $row->can_decide = $canDecide;
        }
    }

    protected function row(stdClass $row, ListContext $context): BonusClaimRow
    {
        $status = BonusClaimStatus::from($row->status);
        $isApproved = $row->approved_by !== null;
        $isOwn = $row->requested_by !== null && (int) $row->requested_by === $context->viewer->id;

        return DataFactory::make(BonusClaimRow::class, $row, [
            'status' => $status,
            'is_approved' => $isApproved,
            'requested_by' => DataFactory::personName($row, 'requester'),
            'approved_by' => DataFactory::personName($row, 'approver'),
            'can_approve' => $row->can_decide && ! $isOwn && ! $isApproved && $status === BonusClaimStatus::Offered,
            'next' => array_values(array_filter($status->next(), static fn (BonusClaimStatus $next): bool => match ($next) {
                BonusClaimStatus::Reversed => $row->can_decide,
                BonusClaimStatus::Claimed => $row->can_advance && $isApproved,
                BonusClaimStatus::Expired => $row->can_advance && $status !== BonusClaimStatus::Credited,
                default => $row->can_advance,
            })),
        ]);
    }
}
