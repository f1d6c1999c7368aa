<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Data\Deposits\OwnPayment;
use App\Enums\PaymentBatchStatus;
use App\Enums\WithdrawalStatus;
use App\Models\BankLine;
use App\Models\Deposit;
use App\Models\Withdrawal;
use App\Support\BusinessDay;
use App\Support\Dollars;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Payments of ours that received money may be, come back: of the same amount, at the bank or being paid by hand, paid or failed
 * shortly before, and not known to have come back by another deposit. Their clients get that money by the failure; whoever credits the deposit too gives it twice.
 */
final readonly class OwnPayments
{
    private const DAYS = 10;

    /** So much of a reference every bank carries. */
    private const CARRIED = 18;

    private const MOST = 500;

    private const COLUMNS = [
        'withdrawals.id', 'withdrawals.reference', 'withdrawals.statement_reference', 'withdrawals.client_id', 'withdrawals.amount_cents', 'withdrawals.status', 'withdrawals.paid_at',
        'withdrawals.ended_at', 'clients.first_name', 'clients.last_name',
    ];

    /** @param  list<stdClass>  $payments  of whatever client: failed ones first, then paid ones, the latest of each first */
    private function __construct(private array $payments, private BankLine $line) {}

    /** Three reads of an index. */
    public static function around(Deposit $deposit): self
    {
        $since = $deposit->value_at->subDays(self::DAYS);
        $until = BusinessDay::around($deposit->value_at)->until;
        $paid = self::of($deposit, WithdrawalStatus::Paid)->where('withdrawals.paid_at', '>=', $since)->where('withdrawals.paid_at', '<', $until)->get(self::COLUMNS);
        // The bank may have taken the money of one that nobody said was paid.
        $failed = self::of($deposit, WithdrawalStatus::Failed)
            ->where(static fn (Builder $before): Builder => $before->where('withdrawals.paid_at', '<', $until)->orWhereNull('withdrawals.paid_at'))
            ->where(static fn (Builder $lately): Builder => $lately->where('withdrawals.paid_at', '>=', $since)->orWhere('withdrawals.ended_at', '>=', $since))->get(self::COLUMNS);

        return new self([...array_values($failed->all()), ...array_values($paid->all()), ...self::onTheirWay($deposit, $until)], $deposit->bankLine);
    }

    /** The likeliest: of this client, or of anybody whose reference the bank's line names. */
    public function ofClient(?int $clientId): ?OwnPayment
    {
        foreach ($this->payments as $payment) {
            if (($clientId !== null && (int) $payment->client_id === $clientId) || self::isNamed($payment, $this->line)) {
                return self::payment($payment);
            }
        }

        return null;
    }

    /**
     * Nobody has said of them yet that they are paid: their file is with the bank, or somebody is paying them by hand. No time
     * alone ends that.
     *
     * @return list<stdClass>
     */
    private static function onTheirWay(Deposit $deposit, CarbonImmutable $until): array
    {
        return array_values(self::of($deposit, WithdrawalStatus::Approved)
            ->leftJoin('payment_batch_items', 'payment_batch_items.live_withdrawal_id', '=', 'withdrawals.id')
            ->leftJoin('payment_batches', static fn (JoinClause $out): JoinClause => $out->on('payment_batches.id', '=', 'payment_batch_items.payment_batch_id')
                ->whereIn('payment_batches.status', [PaymentBatchStatus::Exported, PaymentBatchStatus::Confirmed]))
            ->where(static fn (Builder $way): Builder => $way->where('payment_batches.exported_at', '<', $until)
                // A claim is renewed by every look, the money may have left by the first.
                ->orWhere(static fn (Builder $claimed): Builder => $claimed->whereNotNull('withdrawals.payout_claimed_at')->where('withdrawals.approved_at', '<', $until)))
            ->get([...self::COLUMNS, 'payment_batches.exported_at'])->all());
    }

    private static function of(Deposit $deposit, WithdrawalStatus $status): Builder
    {
        return DB::table('withdrawals')->join('clients', 'clients.id', '=', 'withdrawals.client_id')
            ->where('withdrawals.status', $status)->where('withdrawals.amount_cents', $deposit->amount_cents)
            ->whereNotExists(static fn (Builder $known): Builder => $known->from('deposits')->whereColumn('deposits.withdrawal_id', 'withdrawals.id'))
            ->orderByDesc('withdrawals.paid_at')->orderByDesc('withdrawals.id')->limit(self::MOST);
    }

    /** Whether the bank's line holds what a payment is called on statements. */
    public static function isNamed(stdClass|Withdrawal $payment, BankLine $line): bool
    {
        $text = mb_strtoupper("{$line->description} {$line->bank_reference} {$line->end_to_end_id} {$line->payer_name}");
        foreach ([$payment->statement_reference, mb_substr($payment->reference, 0, self::CARRIED), "W{$payment->id}"] as $name) {
            if ($name !== null && preg_match('/(?<![A-Z0-9])'.preg_quote(mb_strtoupper($name), '/').'(?![0-9])/u', $text) === 1) {
                return true;
            }
        }

        return false;
    }

    private static function payment(stdClass $payment): OwnPayment
    {
        $isFailed = $payment->status === WithdrawalStatus::Failed->value;
        $what = "{$payment->reference}, ".Dollars::of((int) $payment->amount_cents).' to '.trim("{$payment->first_name} {$payment->last_name}");
        $exported = $payment->exported_at ?? null;
        $at = $payment->paid_at ?? $payment->ended_at ?? $exported;
        $on = $at === null ? null : BusinessDay::around(CarbonImmutable::parse($at, 'UTC'))->inWords();

        return new OwnPayment((int) $payment->id, $payment->reference, (int) $payment->client_id, $isFailed, match (true) {
            $payment->status === WithdrawalStatus::Approved->value => ($exported === null ? "Somebody is paying {$what} by hand" : "The file with {$what} was exported on {$on}")
                .', and nobody has said yet what became of it. If this is that money come back, mark the withdrawal as paid, then as failed, and name this deposit there; then nobody is credited twice.',
            ! $isFailed => "We paid {$what} on {$on}. If this is that money come back, mark the withdrawal as failed and name this deposit there; then nobody is credited twice.",
            $payment->paid_at === null => "{$what} failed on {$on}, and the client has the money again. If the bank took it all the same and this is that money, say so; nobody is credited twice then.",
            default => "We paid {$what} on {$on}; it failed, and the client has the money again. If this is that money, say so; nobody is credited twice then.",
        });
    }
}
