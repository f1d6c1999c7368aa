<?php

declare(strict_types=1);

namespace App\Queries\Withdrawals;

use App\Data\Clients\HistoryEntry;
use App\Data\Withdrawals\MoneyLine;
use App\Data\Withdrawals\WithdrawalDetails;
use App\Data\Withdrawals\WithdrawalStep;
use App\Data\Withdrawals\WithdrawalSteps;
use App\Domain\Clients\History\AuditHistory;
use App\Domain\Ledger\ClientWarnings;
use App\Domain\Withdrawals\DualApproval;
use App\Domain\Withdrawals\PayoutClaim;
use App\Domain\Withdrawals\WithdrawalRules;
use App\Enums\Ability;
use App\Enums\BankAccountStatus;
use App\Enums\DepositStatus;
use App\Enums\WithdrawalStatus;
use App\Lists\ListContext;
use App\Lists\Withdrawals\WithdrawalList;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\UtcTime;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The drawer of one withdrawal. */
final readonly class WithdrawalDetailsQuery
{
    private const LINES = 5;

    private const EVENTS = 20;

    public function __construct(private WithdrawalList $list, private WithdrawalRules $rules, private DualApproval $dualApproval) {}

    /** Null when there is no such withdrawal. */
    public function find(int $id, User $viewer): ?WithdrawalDetails
    {
        $withdrawal = Withdrawal::query()->with('bankAccount')->find($id);
        $row = $this->list->find([$id], new ListContext($viewer))[0] ?? null;
        if ($withdrawal === null || $row === null) {
            return null;
        }
        $client = Client::withTrashed()->findOrFail($withdrawal->client_id);

        return new WithdrawalDetails(
            row: $row,
            note: $withdrawal->note,
            balance_cents: $client->balance_cents,
            steps: $this->steps($withdrawal->setRelation('client', $client), $viewer),
            deposits: $viewer->hasAbility(Ability::ViewDeposits)
                ? self::lines(DB::table('deposits')->where('client_id', $client->id), 'value_at', DepositStatus::class)
                : [],
            withdrawals: self::lines(
                DB::table('withdrawals')->where('client_id', $client->id)->where('id', '<>', $id),
                'requested_at',
                WithdrawalStatus::class,
            ),
            history: $this->history($withdrawal, $viewer),
            split: $this->split($withdrawal),
            claim: PayoutClaim::on($withdrawal)?->details($viewer),
            can_fail: $withdrawal->status === WithdrawalStatus::Paid && $viewer->can('handleWithdrawals'),
        );
    }

    /** @param  Withdrawal  $withdrawal  with its client and bank account */
    private function steps(Withdrawal $withdrawal, User $viewer): WithdrawalSteps
    {
        [$checks, $handles] = [$viewer->can('checkWithdrawals'), $viewer->can('handleWithdrawals')];
        $isPending = $withdrawal->status === WithdrawalStatus::Pending;
        $account = $withdrawal->bankAccount;
        // The undo of a merge can leave another client's account.
        $own = $account?->client_id === $withdrawal->client_id ? $account : null;

        return new WithdrawalSteps(
            hold: $isPending && $withdrawal->held_at === null && $checks
                ? new WithdrawalStep($this->rules->againstHold($withdrawal))
                : null,
            choose_destination: $isPending
            && WithdrawalRules::needsDestination($withdrawal, $account)
            && $viewer->can('direct', $withdrawal)
                ? new WithdrawalStep
                : null,
            verify_account: $withdrawal->status->isOpen() && $own !== null && $handles
                ? $this->verifying($own, $viewer)
                : null,
            block_account: $withdrawal->status->isOpen()
            && $own !== null
            && $own->status !== BankAccountStatus::Blocked
            && $handles
                ? new WithdrawalStep
                : null,
            check: $isPending && $checks ? new WithdrawalStep($this->rules->againstCheck($withdrawal, $viewer, $account)) : null,
            approve: $withdrawal->status === WithdrawalStatus::Checked && $handles
                ? new WithdrawalStep($this->rules->againstApproval($withdrawal, $viewer, $account))
                : null,
            end: $withdrawal->status->isOpen() && $handles ? new WithdrawalStep($this->rules->againstEnding($withdrawal)) : null,
            needs_password: $withdrawal->needs_dual_approval,
            warnings: ClientWarnings::of($withdrawal->client)->all,
        );
    }

    private function verifying(BankAccount $account, User $viewer): ?WithdrawalStep
    {
        $requesters = array_values(Withdrawal::query()->where('client_id', $account->client_id)->where('bank_account_id', $account->id)
            ->whereIn('status', WithdrawalStatus::open())->whereNotNull('requested_by')->pluck('requested_by')->map(intval(...))->all());

        return WithdrawalRules::needsVerifying($account, $requesters)
            ? new WithdrawalStep($this->rules->againstVerifying($account, $viewer, $requesters))
            : null;
    }

    /**
     * @param  class-string<DepositStatus|WithdrawalStatus>  $status
     * @return list<MoneyLine>
     */
    private static function lines(Builder $records, string $time, string $status): array
    {
        return array_values(
            $records
                ->orderByDesc($time)
                ->orderByDesc('id')
                ->limit(self::LINES)
                ->get(['id', 'amount_cents', 'status', "{$time} as at"])
                ->map(
                    static fn (stdClass $row): MoneyLine => new MoneyLine(
                        (int) $row->id,
                        (int) $row->amount_cents,
                        $status::from($row->status)->label(),
                        (string) UtcTime::iso($row->at),
                    ),
                )
                ->all(),
        );
    }

    /**
     * Several withdrawals below the threshold that together reach it: each needs only two people, so the approver sees the sum.
     *
     * @return array{count: int, cents: int}|null
     */
    private function split(Withdrawal $withdrawal): ?array
    {
        if ($withdrawal->needs_dual_approval) {
            return null;
        }
        /** @var stdClass $day an aggregate always has one row */
        $day = DB::table('withdrawals')->where('client_id', $withdrawal->client_id)
            ->whereBetween('requested_at', [$withdrawal->requested_at->subDay(), $withdrawal->requested_at->addDay()])
            ->whereIn('status', array_column([...WithdrawalStatus::open(), WithdrawalStatus::Paid], 'value'))
            ->selectRaw('count(*) as withdrawals, coalesce(sum(amount_cents), 0) as cents')->first();

        return (int) $day->withdrawals > 1 && $this->dualApproval->isRequired((int) $day->cents)
            ? ['count' => (int) $day->withdrawals, 'cents' => (int) $day->cents]
            : null;
    }

    /** @return list<HistoryEntry> of the withdrawal, and of its bank account */
    private function history(Withdrawal $withdrawal, User $viewer): array
    {
        $subjects = array_filter(['withdrawal' => $withdrawal->id, 'bank_account' => $withdrawal->bank_account_id]);

        return AuditHistory::of(DB::table('audit_events')->where(static function (Builder $any) use ($subjects): void {
            foreach ($subjects as $type => $id) {
                $any->orWhere(static fn (Builder $one): Builder => $one->where('audit_events.subject_type', $type)->where('audit_events.subject_id', $id));
            }
        }), self::EVENTS, $viewer);
    }
}
