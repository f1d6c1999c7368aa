<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Domain\Withdrawals\PayoutClaim;
use App\Enums\BankAccountStatus;
use App\Enums\PaymentChannel;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Whether a withdrawal can be paid now, and how. Checked when a batch is created and again at the export, because an account may be
 * blocked in between.
 *
 * An excluded client still gets their own money, once the payer acknowledges the exclusion ({@see ExclusionAcknowledgement}).
 */
final readonly class PayoutChecker
{
    /**
     * @param  Collection<int, Withdrawal>  $withdrawals  by id, with their bank accounts
     * @return array<int, string> reasons by id of the withdrawals that cannot be paid
     */
    public function problems(Collection $withdrawals): array
    {
        $held = $this->held(array_values($withdrawals->keys()->all()));
        $problems = [];
        foreach ($withdrawals as $withdrawal) {
            $problem = $this->problem($withdrawal, isset($held[$withdrawal->id]));
            if ($problem !== null) {
                $problems[$withdrawal->id] = $problem;
            }
        }

        return $problems;
    }

    /**
     * @param  Collection<int, Withdrawal>  $withdrawals  with their bank accounts
     *
     * @throws OperationRefusedException naming the first that cannot be paid, or not through this channel
     */
    public function refuse(Collection $withdrawals, ?PaymentChannel $channel = null): void
    {
        $problems = $this->problems($withdrawals);
        foreach ($withdrawals as $withdrawal) {
            $claim = $channel === PaymentChannel::BankFile ? PayoutClaim::on($withdrawal)?->words() : null;
            $problem = $problems[$withdrawal->id]
                ?? (($claim === null ? null : "{$claim}.")
                ?? ($channel === null || self::channel($withdrawal->bankAccount) === $channel
                    ? null
                    : match ($channel) {
                        PaymentChannel::BankFile => 'bank files can’t reach its PayID or account. Pay it manually.',
                        PaymentChannel::ByHand => 'a bank file can reach its account. Add it to a batch.',
                    }));
            if ($problem !== null) {
                throw new OperationRefusedException("{$withdrawal->reference} cannot be paid: {$problem} Nothing was changed.");
            }
        }
    }

    public static function channel(?BankAccount $account): PaymentChannel
    {
        return $account !== null
            && $account->payid === null
            && AbaFile::reaches($account->bsb, $account->number)
            && AbaText::fit($account->holder, AbaText::TITLE_LENGTH) !== ''
            ? PaymentChannel::BankFile
            : PaymentChannel::ByHand;
    }

    private function problem(Withdrawal $withdrawal, bool $isHeld): ?string
    {
        $account = $withdrawal->bankAccount;

        return match (true) {
            $withdrawal->status !== WithdrawalStatus::Approved => 'it is '.mb_strtolower($withdrawal->status->label()).'.',
            $account === null => 'it has no bank account.',
            $account->client_id !== $withdrawal->client_id => 'its bank account belongs to another client.',
            $account->status === BankAccountStatus::Blocked => 'its bank account is blocked.',
            $account->status !== BankAccountStatus::Verified => 'its bank account is not verified.',
            ! $isHeld => 'its money is not held.',
            default => null,
        };
    }

    /**
     * @param  list<int>  $ids
     * @return array<int, true> withdrawals whose money the ledger holds
     */
    private function held(array $ids): array
    {
        $posted = static fn (string $step): array => DB::table('ledger_transactions')
            ->whereIn('idempotency_key', array_map(static fn (int $id): string => "withdrawal:{$id}:{$step}", $ids))
            ->pluck('source_id')
            ->map(intval(...))
            ->all();

        return array_fill_keys(array_diff($posted('held'), $posted('released')), true);
    }
}
