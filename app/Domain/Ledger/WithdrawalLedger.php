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
 * Posts the steps of a withdrawal, each once. The amount is held when the withdrawal is requested and released when it is not paid.
 */
final readonly class WithdrawalLedger
{
    public function __construct(private Ledger $ledger) {}

    /**
     * Holds the amount if the balance covers it. Until then nothing is posted.
     *
     * @param  CarbonImmutable|null  $at  null for now
     * @return bool whether the amount is held
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
     * The transaction has the time of the hold, not of the request, so that past balances stay right.
     *
     * @throws InsufficientFundsException when the balance is less than the amount
     */
    public function hold(Withdrawal $withdrawal, ?CarbonImmutable $at = null): void
    {
        $this->ledger->post($this->posting($withdrawal, 'held', TransactionStatus::Pending, $at ?? now()->toImmutable(), [
            new Entry(Account::available($withdrawal->client_id), -$withdrawal->amount_cents),
            new Entry(Account::held($withdrawal->client_id), $withdrawal->amount_cents),
        ]));
    }

    /** The withdrawal was cancelled or declined; a held amount is available again. */
    public function released(Withdrawal $withdrawal, TransactionStatus $status): void
    {
        $this->ledger->post($this->release($withdrawal, $status, $this->posted([$withdrawal], 'held')));
    }

    /** One call for a batch locks the end of the chain only as long as one withdrawal does. */
    public function paid(Withdrawal ...$withdrawals): void
    {
        $this->ledger->post(
            ...array_map(
                fn (Withdrawal $withdrawal): Posting => $this->posting(
                    $withdrawal,
                    'paid',
                    TransactionStatus::Completed,
                    $withdrawal->paid_at ?? now()->toImmutable(),
                    [
                        new Entry(Account::held($withdrawal->client_id), -$withdrawal->amount_cents),
                        new Entry(Account::house(LedgerAccountKind::Bank), $withdrawal->amount_cents),
                    ],
                ),
                array_values($withdrawals),
            ),
        );
    }

    /** The bank could not pay them, or returned them later: the amounts are available again. */
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

    /** The posting of the return from the bank; null when the withdrawal was not paid or not returned. */
    public function returnOf(Withdrawal $withdrawal): ?PostedStep
    {
        return PostedStep::last(self::key($withdrawal, 'failed'));
    }

    /**
     * The bank returned the withdrawal by this deposit: its money leaves `suspense` for the bank, where the failure was posted, on the
     * day of the failure.
     */
    public function traced(Withdrawal $withdrawal, Deposit $deposit): void
    {
        $this->ledger->post($this->tracing($withdrawal, $deposit, 'traced', $withdrawal->amount_cents));
    }

    /** Reverses traced(). Call it before the deposit's attempt changes. */
    public function untraced(Withdrawal $withdrawal, Deposit $deposit): void
    {
        $this->ledger->post(
            $this->tracing(
                $withdrawal,
                $deposit,
                'untraced',
                -$withdrawal->amount_cents,
                reverses: "traced:{$deposit->id}:{$deposit->attempt}",
            ),
        );
    }

    private function tracing(
        Withdrawal $withdrawal,
        Deposit $deposit,
        string $step,
        int $cents,
        ?string $reverses = null,
    ): Posting {
        $at = $this->returnOf($withdrawal)->at
            ?? (($withdrawal->paid_at === null ? $withdrawal->ended_at : null)
            ?? throw new LogicException("{$withdrawal->reference} was not returned."));

        return $this->posting(
            $withdrawal,
            "{$step}:{$deposit->id}:{$deposit->attempt}",
            TransactionStatus::Returned,
            $at,
            [
                new Entry(Account::house(LedgerAccountKind::Bank), $cents),
                new Entry(Account::house(LedgerAccountKind::Suspense), -$cents),
            ],
            $reverses,
        );
    }

    /**
     * @param  list<Withdrawal>  $withdrawals
     * @return array<string, true> posted steps by key
     */
    private function posted(array $withdrawals, string ...$steps): array
    {
        $keys = array_map(
            static fn (string $step): array => array_map(
                static fn (Withdrawal $withdrawal): string => self::key($withdrawal, $step),
                $withdrawals,
            ),
            array_values($steps),
        );

        return $this->ledger->posted(array_merge(...$keys), array_map(static fn (Withdrawal $withdrawal): int => $withdrawal->client_id, $withdrawals));
    }

    private static function key(Withdrawal $withdrawal, string $step): string
    {
        return "withdrawal:{$withdrawal->id}:{$step}";
    }

    /** @param  array<string, true>  $posted  steps by key */
    private function release(Withdrawal $withdrawal, TransactionStatus $status, array $posted): Posting
    {
        $isHeld = isset($posted[self::key($withdrawal, 'held')]);

        return $this->posting($withdrawal, 'released', $status, now()->toImmutable(), $isHeld ? [
            new Entry(Account::available($withdrawal->client_id), $withdrawal->amount_cents),
            new Entry(Account::held($withdrawal->client_id), -$withdrawal->amount_cents),
        ] : [], reverses: $isHeld ? 'held' : null);
    }

    /** @param  list<Entry>  $entries */
    private function posting(
        Withdrawal $withdrawal,
        string $step,
        TransactionStatus $status,
        CarbonImmutable $at,
        array $entries,
        ?string $reverses = null,
    ): Posting {
        return new Posting(
            key: self::key($withdrawal, $step), type: TransactionType::Withdrawal, status: $status, sourceType: 'withdrawal', sourceId: $withdrawal->id,
            clientId: $withdrawal->client_id, amountCents: $withdrawal->amount_cents, entries: $entries, occurredAt: $at, reference: $withdrawal->reference,
            reversesKey: $reverses === null ? null : self::key($withdrawal, $reverses),
        );
    }
}
