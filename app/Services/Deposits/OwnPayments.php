<?php

declare(strict_types=1);

namespace App\Services\Deposits;

use App\Data\Deposits\OwnPayment;
use App\Enums\WithdrawalStatus;
use App\Models\BankLine;
use App\Models\Deposit;
use App\Models\Withdrawal;
use App\Support\BusinessDay;
use App\Support\Dollars;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Payments of ours that received money may be, come back: of the same amount, paid or failed shortly before, and not known to
 * have come back by another deposit. Their clients get that money by the failure; whoever credits the deposit too gives it twice.
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

    /** @param  list<stdClass>  $payments  of whatever client: failed ones first, the latest of each first */
    private function __construct(private array $payments, private BankLine $line) {}

    /** Two reads of an index. */
    public static function around(Deposit $deposit): self
    {
        $since = $deposit->value_at->subDays(self::DAYS);
        $until = BusinessDay::around($deposit->value_at)->until;
        $paid = self::of($deposit, WithdrawalStatus::Paid)->where('withdrawals.paid_at', '>=', $since)->where('withdrawals.paid_at', '<', $until)->get(self::COLUMNS);
        // The bank may have taken the money of one that nobody said was paid.
        $failed = self::of($deposit, WithdrawalStatus::Failed)
            ->where(static fn (Builder $before): Builder => $before->where('withdrawals.paid_at', '<', $until)->orWhereNull('withdrawals.paid_at'))
            ->where(static fn (Builder $lately): Builder => $lately->where('withdrawals.paid_at', '>=', $since)->orWhere('withdrawals.ended_at', '>=', $since))->get(self::COLUMNS);

        return new self([...array_values($failed->all()), ...array_values($paid->all())], $deposit->bankLine);
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
        $on = BusinessDay::around(CarbonImmutable::parse($payment->paid_at ?? $payment->ended_at, 'UTC'))->inWords();

        return new OwnPayment((int) $payment->id, $payment->reference, (int) $payment->client_id, $isFailed && $payment->paid_at !== null, match (true) {
            ! $isFailed => "We paid {$what} on {$on}. If this is that money come back, mark the withdrawal as failed and name this deposit there; then nobody is credited twice.",
            $payment->paid_at === null => "{$what} failed on {$on}, and the client has the money again. If the bank took it all the same, this is that money: credit nobody.",
            default => "We paid {$what} on {$on}; it failed, and the client has the money again. If this is that money, say so; nobody is credited twice then.",
        });
    }
}
