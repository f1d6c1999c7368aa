<?php

declare(strict_types=1);

namespace App\Queries\Withdrawals;

use App\Data\Withdrawals\WithdrawalStep;
use App\Data\Withdrawals\WithdrawalSteps;
use App\Domain\Ledger\ClientWarnings;
use App\Domain\Withdrawals\WithdrawalRules;
use App\Enums\BankAccountStatus;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Contracts\Auth\Access\Gate;

/** The steps that the viewer can take on a withdrawal now, and the reason for each that they can't. */
final readonly class WithdrawalStepsQuery
{
    public function __construct(private WithdrawalRules $rules, private Gate $gate) {}

    /** @param  Withdrawal  $withdrawal  with its client and bank account */
    public function of(Withdrawal $withdrawal, User $viewer): WithdrawalSteps
    {
        $gate = $this->gate->forUser($viewer);
        [$checks, $handles] = [$gate->allows('checkWithdrawals'), $gate->allows('handleWithdrawals')];
        $isPending = $withdrawal->status === WithdrawalStatus::Pending;
        $account = $withdrawal->bankAccount;

        return new WithdrawalSteps(
            hold: $isPending && $withdrawal->held_at === null && $checks ? new WithdrawalStep($this->rules->againstHold($withdrawal)) : null,
            choose_destination: $isPending && ($account === null || $account->status === BankAccountStatus::Blocked) && $gate->allows('direct', $withdrawal) ? new WithdrawalStep : null,
            verify_account: $withdrawal->status->isOpen() && $account !== null && $handles ? $this->verifying($account, $viewer) : null,
            block_account: $withdrawal->status->isOpen() && $account !== null && $account->status !== BankAccountStatus::Blocked && $handles ? new WithdrawalStep : null,
            check: $isPending && $checks ? new WithdrawalStep($this->rules->againstCheck($withdrawal, $viewer, $account)) : null,
            approve: $withdrawal->status === WithdrawalStatus::Checked && $handles ? new WithdrawalStep($this->rules->againstApproval($withdrawal, $viewer, $account)) : null,
            end: $withdrawal->status->isOpen() && $handles ? new WithdrawalStep($this->rules->againstEnding($withdrawal)) : null,
            needs_password: $withdrawal->needs_four_eyes,
            warnings: ClientWarnings::of($withdrawal->client)->all,
        );
    }

    private function verifying(BankAccount $account, User $viewer): ?WithdrawalStep
    {
        $requesters = $this->requesters($account);

        return WithdrawalRules::needsVerifying($account, $requesters) ? new WithdrawalStep($this->rules->againstVerifying($account, $viewer, $requesters)) : null;
    }

    /** @return list<int> */
    private function requesters(BankAccount $account): array
    {
        return array_values(Withdrawal::query()->where('client_id', $account->client_id)->where('bank_account_id', $account->id)
            ->whereIn('status', WithdrawalStatus::open())->whereNotNull('requested_by')->pluck('requested_by')->map(intval(...))->all());
    }
}
