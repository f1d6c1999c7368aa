<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Deposit;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;
use LogicException;

/**
 * Posts what happens to money that a client wants paid out. Told twice of the same thing, the money moves once.
 *
 * What is asked for is held at once, so that it cannot be used twice; what is not paid in the end is the client's again.
 */
final readonly class WithdrawalLedger
{
    public function __construct(private Ledger $ledger) {}

    /**
     * The money is held if there is enough. Until it is, the request is no business of the ledger: whoever asks for more than they
     * have still has all of it.
     *
     * @param  CarbonImmutable|null  $at  when it was held; null for now
     * @return bool whether it is held
     */
    public function requested(Withdrawal $withdrawal, ?CarbonImmutable $at = null): bool
    {
        try {
            $this->hold($withdrawal, $at);
        } catch (InsufficientFundsException) {
            return false;
        }

        return true;
    }

    /**
     * Its transaction is of this moment, not of the request: a balance of the time between would be one that the client never had.
     *
     * Throws {@see InsufficientFundsException} when the client has less than that.
     */
    public function hold(Withdrawal $withdrawal, ?CarbonImmutable $at = null): void
    {
        $this->ledger->post($this->posting($withdrawal, 'held', TransactionStatus::Pending, $at ?? now()->toImmutable(), [
            new Entry(Account::available($withdrawal->client_id), -$withdrawal->amount_cents),
            new Entry(Account::held($withdrawal->client_id), $withdrawal->amount_cents),
        ]));
    }

    public function isHeld(Withdrawal $withdrawal): bool
    {
        $posted = $this->posted([$withdrawal], 'held', 'released');

        return isset($posted[self::key($withdrawal, 'held')]) && ! isset($posted[self::key($withdrawal, 'released')]);
    }

    /** Cancelled or declined: what was held is the client's again. */
    public function released(Withdrawal $withdrawal, TransactionStatus $status): void
    {
        $this->ledger->post($this->release($withdrawal, $status, $this->posted([$withdrawal], 'held')));
    }

    /** The bank has paid them. All at once, so that a batch holds the end of the chain no longer than one of them does. */
    public function paid(Withdrawal ...$withdrawals): void
    {
        $this->ledger->post(...array_map(fn (Withdrawal $withdrawal): Posting => $this->posting($withdrawal, 'paid', TransactionStatus::Completed, $withdrawal->paid_at ?? now()->toImmutable(), [
            new Entry(Account::held($withdrawal->client_id), -$withdrawal->amount_cents),
            new Entry(Account::house(LedgerAccountKind::Bank), $withdrawal->amount_cents),
        ]), array_values($withdrawals)));
    }

    /** The bank could not pay them, or they came back after they were paid: the clients have the money again. All at once, as `paid`. */
    public function failed(Withdrawal ...$withdrawals): void
    {
        $posted = $this->posted(array_values($withdrawals), 'held', 'paid');
        $postings = [];
        foreach ($withdrawals as $withdrawal) {
            if (isset($posted[self::key($withdrawal, 'paid')])) {
                $postings[] = $this->posting($withdrawal, 'failed', TransactionStatus::Returned, $withdrawal->ended_at ?? now()->toImmutable(), [
                    new Entry(Account::held($withdrawal->client_id), $withdrawal->amount_cents),
                    new Entry(Account::house(LedgerAccountKind::Bank), -$withdrawal->amount_cents),
                ], reverses: 'paid');
            }
            $postings[] = $this->release($withdrawal, TransactionStatus::Returned, $posted);
        }
        $this->ledger->post(...$postings);
    }

    /** The posting by which the money came back from the bank. Null when it was not paid, or did not come back. */
    public function comeBack(Withdrawal $withdrawal): ?PostedStep
    {
        return PostedStep::last(self::key($withdrawal, 'failed'));
    }

    /**
     * It came back by this deposit, which the bank has told of by itself: what was posted for the failure is the deposit's money,
     * which leaves `suspense`, on the day of the failure. Where nobody had said that it was paid, the bank took it all the same.
     */
    public function traced(Withdrawal $withdrawal, Deposit $deposit): void
    {
        $this->ledger->post($this->posting($withdrawal, "traced:{$deposit->id}:{$deposit->attempt}", TransactionStatus::Returned, $this->comeBackAt($withdrawal), [
            new Entry(Account::house(LedgerAccountKind::Bank), $withdrawal->amount_cents),
            new Entry(Account::house(LedgerAccountKind::Suspense), -$withdrawal->amount_cents),
        ]));
    }

    /** It did not come back by that deposit. Call it while the deposit still names that attempt. */
    public function untraced(Withdrawal $withdrawal, Deposit $deposit): void
    {
        $this->ledger->post($this->posting($withdrawal, "untraced:{$deposit->id}:{$deposit->attempt}", TransactionStatus::Returned, $this->comeBackAt($withdrawal), [
            new Entry(Account::house(LedgerAccountKind::Bank), -$withdrawal->amount_cents),
            new Entry(Account::house(LedgerAccountKind::Suspense), $withdrawal->amount_cents),
        ], reverses: "traced:{$deposit->id}:{$deposit->attempt}"));
    }

    private function comeBackAt(Withdrawal $withdrawal): CarbonImmutable
    {
        return $this->comeBack($withdrawal)->at ?? ($withdrawal->paid_at === null ? $withdrawal->ended_at : null) ?? throw new LogicException("{$withdrawal->reference} has not come back.");
    }

    /**
     * @param  list<Withdrawal>  $withdrawals
     * @return array<string, true> those of their steps that stand, by key
     */
    private function posted(array $withdrawals, string ...$steps): array
    {
        $keys = array_map(static fn (string $step): array => array_map(static fn (Withdrawal $withdrawal): string => self::key($withdrawal, $step), $withdrawals), array_values($steps));

        return $this->ledger->posted(array_merge(...$keys), array_map(static fn (Withdrawal $withdrawal): int => $withdrawal->client_id, $withdrawals));
    }

    private static function key(Withdrawal $withdrawal, string $step): string
    {
        return "withdrawal:{$withdrawal->id}:{$step}";
    }

    /** @param  array<string, true>  $posted  as `posted` */
    private function release(Withdrawal $withdrawal, TransactionStatus $status, array $posted): Posting
    {
        $isHeld = isset($posted[self::key($withdrawal, 'held')]);

        return $this->posting($withdrawal, 'released', $status, now()->toImmutable(), $isHeld ? [
            new Entry(Account::available($withdrawal->client_id), $withdrawal->amount_cents),
            new Entry(Account::held($withdrawal->client_id), -$withdrawal->amount_cents),
        ] : [], reverses: $isHeld ? 'held' : null);
    }

    /** @param  list<Entry>  $entries */
    private function posting(Withdrawal $withdrawal, string $step, TransactionStatus $status, CarbonImmutable $at, array $entries, ?string $reverses = null): Posting
    {
        return new Posting(
            key: self::key($withdrawal, $step), type: TransactionType::Withdrawal, status: $status, sourceType: 'withdrawal', sourceId: $withdrawal->id,
            clientId: $withdrawal->client_id, amountCents: $withdrawal->amount_cents, entries: $entries, occurredAt: $at, reference: $withdrawal->reference,
            reversesKey: $reverses === null ? null : self::key($withdrawal, $reverses),
        );
    }
}
