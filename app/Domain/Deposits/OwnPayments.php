<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Data\Deposits\OwnPayment;
use App\Enums\PaymentBatchStatus;
use App\Enums\WithdrawalStatus;
use App\Models\BankLine;
use App\Models\Deposit;
use App\Models\Withdrawal;
use App\Support\CalendarDay;
use App\Support\Dollars;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Withdrawals that a deposit may be the return of: the same amount, with the bank or being paid manually, paid or failed shortly
 * before (or failed at any time, if the deposit names them), and not returned by another deposit. Marking them as failed credits
 * the client, so crediting the deposit too pays twice. A part of a split payment may also be part of a return.
 */
final readonly class OwnPayments
{
    private const DAYS = 10;

    /** Characters of a reference that every bank carries. */
    private const CARRIED = 18;

    private const MOST = 500;

    private const COLUMNS = [
        'withdrawals.id',
        'withdrawals.reference',
        'withdrawals.statement_reference',
        'withdrawals.client_id',
        'withdrawals.amount_cents',
        'withdrawals.status',
        'withdrawals.paid_at',
        'withdrawals.ended_at',
        'clients.first_name',
        'clients.last_name',
    ];

    /** @param  list<stdClass>  $payments  of any client: failed first, then paid, the latest of each first */
    private function __construct(private array $payments, private Deposit $deposit) {}

    public static function around(Deposit $deposit): self
    {
        $since = $deposit->value_at->subDays(self::DAYS);
        $until = CalendarDay::around($deposit->value_at)->until;
        $paid = self::of($deposit, WithdrawalStatus::Paid)
            ->where('withdrawals.paid_at', '>=', $since)
            ->where('withdrawals.paid_at', '<', $until)
            ->get(self::COLUMNS);
        // The bank may have paid one that was not marked as paid.
        $failed = self::of($deposit, WithdrawalStatus::Failed)->where(
            static fn (Builder $before): Builder => $before
                ->where('withdrawals.paid_at', '<', $until)
                ->orWhere(
                    static fn (Builder $unpaid): Builder => $unpaid
                        ->whereNull('withdrawals.paid_at')
                        ->where('withdrawals.approved_at', '<', $until),
                ),
        );
        $lately = (clone $failed)
            ->where(
                static fn (Builder $either): Builder => $either
                    ->where('withdrawals.paid_at', '>=', $since)
                    ->orWhere('withdrawals.ended_at', '>=', $since),
            )
            ->get(self::COLUMNS);
        $earlier = $failed
            ->whereNotIn('withdrawals.id', $lately->pluck('id'))
            ->get(self::COLUMNS)
            ->filter(static fn (stdClass $payment): bool => self::isNamed($payment, $deposit->bankLine));

        return new self(
            [...array_values($lately->concat($earlier)->all()), ...array_values($paid->all()), ...self::onTheirWay($deposit, $until)],
            $deposit,
        );
    }

    /** The first payment of this client, or of any client whose reference is on the bank line. */
    public function ofClient(?int $clientId): ?OwnPayment
    {
        foreach ($this->payments as $payment) {
            if (($clientId !== null && (int) $payment->client_id === $clientId) || self::isNamed($payment, $this->deposit->bankLine)) {
                return $this->payment($payment);
            }
        }

        return null;
    }

    /**
     * Not marked as paid yet: the file is with the bank, or a colleague is paying manually. This has no time limit.
     *
     * @return list<stdClass>
     */
    private static function onTheirWay(Deposit $deposit, CarbonImmutable $until): array
    {
        return array_values(
            self::of($deposit, WithdrawalStatus::Approved)
                ->leftJoin('payment_batch_items', 'payment_batch_items.live_withdrawal_id', '=', 'withdrawals.id')
                ->leftJoin(
                    'payment_batches',
                    static fn (JoinClause $out): JoinClause => $out
                        ->on('payment_batches.id', '=', 'payment_batch_items.payment_batch_id')
                        ->whereIn('payment_batches.status', [PaymentBatchStatus::Exported, PaymentBatchStatus::Confirmed]),
                )
                ->where(
                    static fn (Builder $way): Builder => $way
                        ->where('payment_batches.exported_at', '<', $until)
                        // Each look renews a claim; the first may have paid.
                        ->orWhere(
                            static fn (Builder $claimed): Builder => $claimed
                                ->whereNotNull('withdrawals.payout_claimed_at')
                                ->where('withdrawals.approved_at', '<', $until),
                        ),
                )
                ->get([...self::COLUMNS, 'payment_batches.exported_at'])
                ->all(),
        );
    }

    private static function of(Deposit $deposit, WithdrawalStatus $status): Builder
    {
        return DB::table('withdrawals')->join('clients', 'clients.id', '=', 'withdrawals.client_id')
            ->where('withdrawals.status', $status)
            ->whereIn('withdrawals.amount_cents', array_unique([$deposit->amount_cents, $deposit->bankLine->amount_cents]))
            ->whereNotExists(static fn (Builder $known): Builder => $known->from('deposits')->whereColumn('deposits.withdrawal_id', 'withdrawals.id'))
            ->orderByDesc('withdrawals.paid_at')->orderByDesc('withdrawals.id')->limit(self::MOST);
    }

    /** Whether the bank line has the payment's text on statements. */
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

    private function payment(stdClass $payment): OwnPayment
    {
        $isWhole = (int) $payment->amount_cents === $this->deposit->amount_cents;
        $isFailed = $payment->status === WithdrawalStatus::Failed->value;
        $what = "{$payment->reference}, ".Dollars::of((int) $payment->amount_cents).' to '.trim("{$payment->first_name} {$payment->last_name}");
        $exported = $payment->exported_at ?? null;
        $at = $payment->paid_at ?? $payment->ended_at ?? $exported;
        $on = $at === null ? null : CalendarDay::around(CarbonImmutable::parse($at, 'UTC'))->inWords();

        return new OwnPayment(
            (int) $payment->id,
            $payment->reference,
            (int) $payment->client_id,
            $isFailed && $isWhole,
            match (true) {
                ! $isWhole => "This deposit is part of a payment with the amount of our withdrawal {$what}. If the bank returned that withdrawal, make sure that the client is credited only once.",
                $payment->status === WithdrawalStatus::Approved->value => ($exported === null
                    ? "A colleague is paying {$what} manually"
                    : "The file with {$what} was exported on {$on}")
                    .', and it is not yet marked as paid or failed. If this deposit returns that payment, mark the withdrawal as paid, then as failed with this deposit, so that it is not credited twice.',
                ! $isFailed => "We paid {$what} on {$on}. If this deposit returns that payment, mark the withdrawal as failed with this deposit, so that it is not credited twice.",
                $payment->paid_at === null => "{$what} failed on {$on}, and the client was credited. If the bank paid it anyway and this deposit is that money, confirm it, so that it is not credited twice.",
                default => "We paid {$what} on {$on}. It failed, and the client was credited. If this deposit is that money, confirm it, so that it is not credited twice.",
            },
        );
    }
}
