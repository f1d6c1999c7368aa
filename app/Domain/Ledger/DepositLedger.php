<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Deposit;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use LogicException;
use stdClass;

/**
 * Posts the steps of a deposit, each once. Received money is in `suspense` until the deposit is approved or returned.
 *
 * Call it inside the transaction of the deposit's change, with the locks that {@see Ledger} requires.
 */
final readonly class DepositLedger
{
    private const LONGEST_REFERENCE = 64;

    public function __construct(private Ledger $ledger) {}

    public function received(Deposit ...$deposits): void
    {
        $this->ledger->post(...array_map($this->receipt(...), array_values($deposits)));
    }

    /**
     * The bank feed reports a line that a file brought before: the transactions take the feed's reference and description, with
     * postings without entries, because a transaction changes with a posting only.
     *
     * @param  non-empty-list<Deposit>  $deposits  of one line, locked
     */
    public function confirmed(array $deposits): void
    {
        $of = array_column($deposits, null, 'id');
        $transactions = DB::table('transactions')->where('source_type', 'deposit')->whereIntegerInRaw('source_id', array_keys($of))->orderBy('id')
            ->get(['id', 'type', 'status', 'client_id', 'amount_cents', 'source_id', 'round', 'status_at']);
        $this->ledger->post(
            ...array_values(
                $transactions
                    ->map(
                        static fn (stdClass $row): Posting => new Posting(
                            key: "deposit:{$row->source_id}:confirmed_by_feed:{$row->type}:{$row->round}",
                            type: TransactionType::from($row->type),
                            status: TransactionStatus::from($row->status),
                            sourceType: 'deposit',
                            sourceId: (int) $row->source_id,
                            clientId: $row->client_id === null ? null : (int) $row->client_id,
                            amountCents: (int) $row->amount_cents,
                            entries: [],
                            occurredAt: CarbonImmutable::parse($row->status_at, 'UTC'),
                            round: (int) $row->round,
                        ),
                    )
                    ->all(),
            ),
        );
        DB::table('transactions')
            ->whereIntegerInRaw('id', $transactions->pluck('id')->map(intval(...))->all())
            ->update([
                'rail' => $deposits[0]->rail->value,
                'reference' => $this->reference($deposits[0]),
                'description' => $deposits[0]->bankLine->description,
            ]);
    }

    public function approved(Deposit $deposit): void
    {
        $client = $deposit->client_id ?? throw new LogicException('A deposit without a client cannot be approved.');
        $this->ledger->post($this->posting($deposit, "approved:{$deposit->attempt}", TransactionStatus::Completed, now()->toImmutable(), [
            new Entry(Account::house(LedgerAccountKind::Suspense), -$deposit->amount_cents),
            new Entry(Account::available($client), $deposit->amount_cents),
        ]));
    }

    /**
     * Takes the credit back; the deposit is pending again as a new transaction. Call it before the deposit's client and attempt change.
     *
     * @throws InsufficientFundsException when the client has used the money
     */
    public function undone(Deposit $deposit): void
    {
        $client = $deposit->client_id ?? throw new LogicException('A deposit without a client was not approved.');
        $this->ledger->post(
            $this->posting($deposit, "undone:{$deposit->attempt}", TransactionStatus::Completed, now()->toImmutable(), [
                new Entry(Account::house(LedgerAccountKind::Suspense), $deposit->amount_cents),
                new Entry(Account::available($client), -$deposit->amount_cents),
            ], "approved:{$deposit->attempt}", TransactionType::Reversal),
            $this->nextAttempt($deposit, null),
        );
    }

    /** The money stays in suspense until it is returned. */
    public function rejected(Deposit $deposit): void
    {
        $this->ledger->post($this->posting($deposit, "rejected:{$deposit->attempt}", TransactionStatus::Declined, now()->toImmutable(), []));
    }

    public function returned(Deposit $deposit): void
    {
        $at = $deposit->decided_at ?? now()->toImmutable();
        $this->ledger->post(
            $this->posting(
                $deposit,
                "returned:{$deposit->attempt}",
                TransactionStatus::Returned,
                $at,
                $this->bank(-$deposit->amount_cents),
                $this->lastReceipt($deposit),
            ),
        );
    }

    /**
     * The money never left: the return is reversed on its own day, and the deposit is pending again as a new transaction. Call it
     * before the deposit's attempt changes.
     */
    public function returnUndone(Deposit $deposit): void
    {
        $return = $this->returnOf($deposit) ?? throw new LogicException("Deposit {$deposit->id} was not returned.");
        $this->ledger->post(
            $this->posting(
                $deposit, "return_undone:{$deposit->attempt}", TransactionStatus::Completed, $return->at, $this->bank($deposit->amount_cents),
                substr($return->key, strlen("deposit:{$deposit->id}:")), TransactionType::Reversal,
            ),
            $this->nextAttempt($deposit, $deposit->client_id),
        );
    }

    /** The posting of this attempt's return. */
    public function returnOf(Deposit $deposit): ?PostedStep
    {
        // The first returns were posted without their attempt.
        return PostedStep::last("deposit:{$deposit->id}:returned:{$deposit->attempt}", "deposit:{$deposit->id}:returned");
    }

    /** The deposit is a returned payment; {@see WithdrawalLedger::traced()} moves the money. */
    public function bounced(Deposit $deposit): void
    {
        $this->ledger->post($this->posting($deposit, "bounced:{$deposit->attempt}", TransactionStatus::Cancelled, now()->toImmutable(), []));
    }

    /** Undoes a decision that moved no money; the deposit is pending again as a new transaction. */
    public function reopened(Deposit $deposit, ?int $clientId): void
    {
        $this->ledger->post($this->nextAttempt($deposit, $clientId));
    }

    /**
     * The parts replace the original, on the day on which the bank received it.
     *
     * @param  list<Deposit>  $parts  whose amounts sum to the original's
     */
    public function split(Deposit $original, array $parts): void
    {
        $this->ledger->post(
            $this->posting(
                $original,
                'split',
                TransactionStatus::Cancelled,
                $original->bankLine->value_at,
                $this->bank(-$original->amount_cents),
                $this->lastReceipt($original),
            ),
            ...array_map($this->receipt(...), $parts),
        );
    }

    private function receipt(Deposit $deposit): Posting
    {
        return $this->posting($deposit, 'received', TransactionStatus::Pending, $deposit->bankLine->value_at, $this->bank($deposit->amount_cents));
    }

    /** The step that put the money into suspense last: the receipt or an undone return, because a posting is reversed once. */
    private function lastReceipt(Deposit $deposit): string
    {
        $undone = $deposit->attempt === 1
            ? null
            : PostedStep::last(
                ...array_map(
                    static fn (int $attempt): string => "deposit:{$deposit->id}:return_undone:{$attempt}",
                    range(1, $deposit->attempt - 1),
                ),
            );

        return $undone === null ? 'received' : substr($undone->key, strlen("deposit:{$deposit->id}:"));
    }

    private function nextAttempt(Deposit $deposit, ?int $clientId): Posting
    {
        $next = $deposit->attempt + 1;

        return new Posting(
            key: "deposit:{$deposit->id}:pending:{$next}",
            type: TransactionType::Deposit,
            status: TransactionStatus::Pending,
            sourceType: 'deposit',
            sourceId: $deposit->id,
            clientId: $clientId,
            amountCents: $deposit->amount_cents,
            entries: [],
            occurredAt: now()->toImmutable(),
            rail: $deposit->rail,
            reference: $this->reference($deposit),
            description: $deposit->bankLine->description,
            round: $next,
        );
    }

    /** @return list<Entry> from the bank to suspense; negative cents go back to the bank */
    private function bank(int $cents): array
    {
        return [new Entry(Account::house(LedgerAccountKind::Bank), -$cents), new Entry(Account::house(LedgerAccountKind::Suspense), $cents)];
    }

    /** @param  list<Entry>  $entries */
    private function posting(
        Deposit $deposit,
        string $step,
        TransactionStatus $status,
        CarbonImmutable $at,
        array $entries,
        ?string $reverses = null,
        TransactionType $type = TransactionType::Deposit,
    ): Posting {
        return new Posting(
            key: "deposit:{$deposit->id}:{$step}", type: $type, status: $status, sourceType: 'deposit', sourceId: $deposit->id,
            clientId: $deposit->client_id, amountCents: $deposit->amount_cents, entries: $entries, occurredAt: $at, rail: $deposit->rail,
            reference: $this->reference($deposit), description: $deposit->bankLine->description, round: $deposit->attempt,
            reversesKey: $reverses === null ? null : "deposit:{$deposit->id}:{$reverses}",
        );
    }

    private function reference(Deposit $deposit): string
    {
        return mb_substr($deposit->bankLine->bank_reference, 0, self::LONGEST_REFERENCE);
    }
}
