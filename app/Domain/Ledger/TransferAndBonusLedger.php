<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Domain\Stats\DailyStats;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\BonusClaim;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use LogicException;
use stdClass;

/**
 * Posts transfers and bonuses, with keys such as `transfer:5:sent` and `bonus:7:credited`. A sent transfer is in transit until it is confirmed.
 *
 * Call it inside the transaction of the status change, after the change, with the client locked. Each step is posted once.
 */
final readonly class TransferAndBonusLedger
{
    public function __construct(private Ledger $ledger, private DailyStats $days) {}

    /** @throws InsufficientFundsException when the site account has less than the amount */
    public function transferSent(Transfer $transfer): void
    {
        $from = $this->hold($transfer->from_site_account_id);
        if ($from->balance_cents < $transfer->amount_cents && ! $this->isPosted($transfer, 'sent')) {
            throw new InsufficientFundsException($from->balance_cents);
        }

        $to = SiteAccount::query()->with('operatorSite')->findOrFail($transfer->to_site_account_id);
        $this->ledger->post($this->transfer($transfer, 'sent', TransactionStatus::Pending, $transfer->sent_at, [
            new Entry(Account::site($from->id, $transfer->client_id), -$transfer->amount_cents),
            new Entry(Account::transit($transfer->client_id), $transfer->amount_cents),
        ], description: "{$from->operatorSite->name} to {$to->operatorSite->name}"));
    }

    public function transferConfirmed(Transfer $transfer): void
    {
        $to = $this->hold($transfer->to_site_account_id);
        if (! $this->isPosted($transfer, 'sent')) {
            throw new LogicException("Transfer {$transfer->reference} was never sent, so it can't be confirmed.");
        }

        $this->ledger->post($this->transfer($transfer, 'confirmed', TransactionStatus::Completed, $transfer->settled_at, [
            new Entry(Account::transit($transfer->client_id), -$transfer->amount_cents),
            new Entry(Account::site($to->id, $transfer->client_id), $transfer->amount_cents),
        ]));
    }

    /** Puts a sent amount back; a transfer that was never sent posts nothing. */
    public function transferFailed(Transfer $transfer): void
    {
        $from = $this->hold($transfer->from_site_account_id);
        if (! $this->isPosted($transfer, 'sent')) {
            return;
        }

        $this->ledger->post($this->transfer($transfer, 'failed', TransactionStatus::Returned, $transfer->settled_at, [
            new Entry(Account::site($from->id, $transfer->client_id), $transfer->amount_cents),
            new Entry(Account::transit($transfer->client_id), -$transfer->amount_cents),
        ], reverses: "transfer:{$transfer->id}:sent"));
    }

    public function bonusCredited(BonusClaim $claim): void
    {
        $this->ledger->post($this->bonus($claim, 'credited', TransactionStatus::Completed, $claim->credited_at, [
            new Entry(Account::house(LedgerAccountKind::Bonus), -$claim->amount_cents),
            new Entry(Account::available($claim->client_id), $claim->amount_cents),
        ], description: $claim->bonusPromotion->title));
    }

    /** Takes back the part of a credited bonus that the client still has; a claim that was never credited posts nothing. */
    public function bonusReversed(BonusClaim $claim): void
    {
        $key = "bonus:{$claim->id}:credited";
        if (! $this->ledger->isPosted($key, $claim->client_id) || $this->ledger->isPosted("bonus:{$claim->id}:reversed", $claim->client_id)) {
            return;
        }

        // The used part stays a cost of the bonus.
        $taken = min($claim->amount_cents, (int) DB::table('clients')->where('id', $claim->client_id)->lockForUpdate()->value('balance_cents'));
        $this->ledger->post($this->bonus($claim, 'reversed', TransactionStatus::Cancelled, $claim->reversed_at, $taken <= 0 ? [] : [
            new Entry(Account::available($claim->client_id), -$taken),
            new Entry(Account::house(LedgerAccountKind::Bonus), $taken),
        ], reverses: $taken === $claim->amount_cents ? $key : null));
    }

    /**
     * Completes reversals that found less than the bonus because a payment had the money, which the bank returned since. Call it after
     * WithdrawalLedger::failed().
     */
    public function paymentReturned(Withdrawal $withdrawal): void
    {
        $left = $withdrawal->amount_cents;
        foreach ($this->shortReversals($withdrawal) as $short) {
            $claim = BonusClaim::query()->findOrFail((int) $short->source_id);
            $balance = (int) DB::table('clients')->where('id', $claim->client_id)->lockForUpdate()->value('balance_cents');
            $taken = min($left, $balance, (int) $short->missing_cents);
            if ($taken <= 0) {
                return;
            }
            $left -= $taken;
            $this->ledger->post($this->bonus($claim, "reversed-after-return:{$withdrawal->id}", TransactionStatus::Cancelled, now()->toImmutable(), [
                new Entry(Account::available($claim->client_id), -$taken),
                new Entry(Account::house(LedgerAccountKind::Bonus), $taken),
            ]));
            // The bonus costs less.
            $this->days->changed($claim->credited_at === null ? [] : [$claim->credited_at]);
        }
    }

    /** @return list<stdClass> claims that were reversed while the payment was out, oldest first: source_id and missing_cents */
    private function shortReversals(Withdrawal $withdrawal): array
    {
        $paidId = PostedStep::last("withdrawal:{$withdrawal->id}:paid")?->id;
        if ($paidId === null) {
            return [];
        }
        // A merge moves transactions to the other client, but not their postings.
        $own = DB::table('transactions')
            ->where('client_id', $withdrawal->client_id)
            ->where('type', TransactionType::Bonus->value)
            ->pluck('id')
            ->all();
        $reversed = DB::table('ledger_transactions')
            ->where('source_type', 'bonus_claim')
            ->where('status', TransactionStatus::Cancelled->value)
            ->where('id', '>', $paidId)
            ->where(
                static fn (Builder $any): Builder => $any
                    ->where('client_id', $withdrawal->client_id)
                    ->orWhereIntegerInRaw('transaction_id', $own),
            )
            ->select('source_id');

        return array_values(
            DB::table('ledger_transactions')
                ->join('ledger_entries', 'ledger_entries.ledger_transaction_id', '=', 'ledger_transactions.id')
                ->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')
                ->where('ledger_accounts.kind', LedgerAccountKind::Bonus->value)
                ->where('source_type', 'bonus_claim')
                ->whereIn('source_id', $reversed)
                ->groupBy('source_id')
                ->havingRaw('sum(amount_cents) < 0')
                ->orderBy('source_id')
                ->selectRaw('source_id, -sum(amount_cents) as missing_cents')
                ->get()
                ->all(),
        );
    }

    /** Locked before the end of the chain. */
    private function hold(int $siteAccountId): SiteAccount
    {
        return SiteAccount::query()->with('operatorSite')->lockForUpdate()->findOrFail($siteAccountId);
    }

    private function isPosted(Transfer $transfer, string $step): bool
    {
        return $this->ledger->isPosted("transfer:{$transfer->id}:{$step}", $transfer->client_id);
    }

    /** @param  list<Entry>  $entries */
    private function transfer(
        Transfer $transfer,
        string $step,
        TransactionStatus $status,
        ?CarbonImmutable $at,
        array $entries,
        ?string $description = null,
        ?string $reverses = null,
    ): Posting {
        return new Posting(
            key: "transfer:{$transfer->id}:{$step}", type: TransactionType::Transfer, status: $status, sourceType: 'transfer', sourceId: $transfer->id,
            clientId: $transfer->client_id, amountCents: $transfer->amount_cents, entries: $entries, occurredAt: $at ?? now()->toImmutable(),
            reference: $transfer->reference, description: $description, reversesKey: $reverses,
        );
    }

    /** @param  list<Entry>  $entries */
    private function bonus(
        BonusClaim $claim,
        string $step,
        TransactionStatus $status,
        ?CarbonImmutable $at,
        array $entries,
        ?string $description = null,
        ?string $reverses = null,
    ): Posting {
        return new Posting(
            key: "bonus:{$claim->id}:{$step}", type: TransactionType::Bonus, status: $status, sourceType: 'bonus_claim', sourceId: $claim->id,
            clientId: $claim->client_id, amountCents: $claim->amount_cents, entries: $entries, occurredAt: $at ?? now()->toImmutable(),
            description: $description, reversesKey: $reverses,
        );
    }
}
