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
 * Posts what happens to received money. Told twice of the same thing, the money moves once.
 *
 * From the bank it goes to `suspense`, until somebody says whose it is or sends it back. Inside the transaction of the
 * deposit's own change, after {@see Ledger}'s rules of locking.
 */
final readonly class DepositLedger
{
    private const LONGEST_REFERENCE = 64;

    public function __construct(private Ledger $ledger) {}

    /** The bank has the money, whoever it is for. Several lines of one transaction go into one call. */
    public function received(Deposit ...$deposits): void
    {
        $this->ledger->post(...array_map($this->receipt(...), array_values($deposits)));
    }

    /**
     * The bank's feed tells of what a file brought: every transaction of the deposits takes over what it knows better. Postings
     * without entries say so, because a transaction changes with a posting only.
     *
     * @param  non-empty-list<Deposit>  $deposits  of one line, held
     */
    public function confirmed(array $deposits): void
    {
        $of = array_column($deposits, null, 'id');
        $transactions = DB::table('transactions')->where('source_type', 'deposit')->whereIntegerInRaw('source_id', array_keys($of))->orderBy('id')
            ->get(['id', 'type', 'status', 'client_id', 'amount_cents', 'source_id', 'round', 'status_at']);
        $this->ledger->post(...array_values($transactions->map(static fn (stdClass $row): Posting => new Posting(
            key: "deposit:{$row->source_id}:confirmed_by_feed:{$row->type}:{$row->round}", type: TransactionType::from($row->type), status: TransactionStatus::from($row->status),
            sourceType: 'deposit', sourceId: (int) $row->source_id, clientId: $row->client_id === null ? null : (int) $row->client_id, amountCents: (int) $row->amount_cents, entries: [],
            occurredAt: CarbonImmutable::parse($row->status_at, 'UTC'), round: (int) $row->round,
        ))->all()));
        DB::table('transactions')->whereIntegerInRaw('id', $transactions->pluck('id')->map(intval(...))->all())->update([
            'rail' => $deposits[0]->rail->value, 'reference' => $this->reference($deposits[0]), 'description' => $deposits[0]->bankLine->description,
        ]);
    }

    /** It is the client's now. */
    public function approved(Deposit $deposit): void
    {
        $client = $deposit->client_id ?? throw new LogicException('A deposit of nobody is not approved.');
        $this->ledger->post($this->posting($deposit, "approved:{$deposit->attempt}", TransactionStatus::Completed, now()->toImmutable(), [
            new Entry(Account::house(LedgerAccountKind::Suspense), -$deposit->amount_cents),
            new Entry(Account::available($client), $deposit->amount_cents),
        ]));
    }

    /**
     * The approval was wrong: the client's credit is taken back, and the deposit waits again as a new transaction. Call it
     * while the deposit still names that client and that attempt. Throws {@see InsufficientFundsException} when the client has used the money.
     */
    public function undone(Deposit $deposit): void
    {
        $client = $deposit->client_id ?? throw new LogicException('A deposit of nobody was not approved.');
        $now = now()->toImmutable();
        $this->ledger->post(
            new Posting(
                key: "deposit:{$deposit->id}:undone:{$deposit->attempt}", type: TransactionType::Reversal, status: TransactionStatus::Completed,
                sourceType: 'deposit', sourceId: $deposit->id, clientId: $client, amountCents: $deposit->amount_cents,
                entries: [
                    new Entry(Account::house(LedgerAccountKind::Suspense), $deposit->amount_cents),
                    new Entry(Account::available($client), -$deposit->amount_cents),
                ],
                occurredAt: $now, rail: $deposit->rail, reference: $this->reference($deposit), description: $deposit->bankLine->description,
                round: $deposit->attempt, reversesKey: "deposit:{$deposit->id}:approved:{$deposit->attempt}",
            ),
            $this->waiting($deposit, null),
        );
    }

    /** Nobody's; the money stays in suspense until it is sent back. */
    public function rejected(Deposit $deposit): void
    {
        $this->ledger->post($this->posting($deposit, "rejected:{$deposit->attempt}", TransactionStatus::Declined, now()->toImmutable(), []));
    }

    /** Sent back to where it came from. */
    public function returned(Deposit $deposit): void
    {
        $at = $deposit->decided_at ?? now()->toImmutable();
        $this->ledger->post($this->posting($deposit, "returned:{$deposit->attempt}", TransactionStatus::Returned, $at, $this->back($deposit), reverses: $this->lastReceipt($deposit)));
    }

    /**
     * The return was a mistake, the money never left: it is taken back on the day that it names, and the deposit waits again
     * as a new transaction. Call it while the deposit still names that attempt.
     */
    public function returnUndone(Deposit $deposit): void
    {
        $return = $this->returnOf($deposit) ?? throw new LogicException("Deposit {$deposit->id} was not returned.");
        $this->ledger->post(
            new Posting(
                key: "deposit:{$deposit->id}:return_undone:{$deposit->attempt}", type: TransactionType::Reversal, status: TransactionStatus::Completed,
                sourceType: 'deposit', sourceId: $deposit->id, clientId: $deposit->client_id, amountCents: $deposit->amount_cents, entries: $this->in($deposit),
                occurredAt: $return->at, rail: $deposit->rail, reference: $this->reference($deposit), description: $deposit->bankLine->description,
                round: $deposit->attempt, reversesKey: $return->key,
            ),
            $this->waiting($deposit, $deposit->client_id),
        );
    }

    /** What posted the return of this attempt; null where it was not returned. */
    public function returnOf(Deposit $deposit): ?PostedStep
    {
        // The first returns were posted without their attempt.
        return PostedStep::last("deposit:{$deposit->id}:returned:{$deposit->attempt}", "deposit:{$deposit->id}:returned");
    }

    /** It is a payment of ours that came back; {@see WithdrawalLedger::traced()} takes the money. */
    public function bounced(Deposit $deposit): void
    {
        $this->ledger->post($this->posting($deposit, "bounced:{$deposit->attempt}", TransactionStatus::Cancelled, now()->toImmutable(), []));
    }

    /** A decision that moved no money of its own was a mistake: the deposit waits again as a new transaction. */
    public function reopened(Deposit $deposit, ?int $clientId): void
    {
        $this->ledger->post($this->waiting($deposit, $clientId));
    }

    /**
     * The parts take the place of the original, on the day on which the bank received it.
     *
     * @param  list<Deposit>  $parts  whose amounts make up the original's
     */
    public function split(Deposit $original, array $parts): void
    {
        $this->ledger->post(
            $this->posting($original, 'split', TransactionStatus::Cancelled, $original->bankLine->value_at, $this->back($original), reverses: $this->lastReceipt($original)),
            ...array_map($this->receipt(...), $parts),
        );
    }

    private function receipt(Deposit $deposit): Posting
    {
        return $this->posting($deposit, 'received', TransactionStatus::Pending, $deposit->bankLine->value_at, $this->in($deposit));
    }

    /** The step that put the money into suspense: a posting is taken back once, and a return that was undone put it there again. */
    private function lastReceipt(Deposit $deposit): string
    {
        $undone = $deposit->attempt === 1 ? null : PostedStep::last(...array_map(static fn (int $attempt): string => "deposit:{$deposit->id}:return_undone:{$attempt}", range(1, $deposit->attempt - 1)));

        return $undone === null ? 'received' : substr($undone->key, strlen("deposit:{$deposit->id}:"));
    }

    /** The next attempt. */
    private function waiting(Deposit $deposit, ?int $clientId): Posting
    {
        $next = $deposit->attempt + 1;

        return new Posting(
            key: "deposit:{$deposit->id}:pending:{$next}", type: TransactionType::Deposit, status: TransactionStatus::Pending,
            sourceType: 'deposit', sourceId: $deposit->id, clientId: $clientId, amountCents: $deposit->amount_cents, entries: [],
            occurredAt: now()->toImmutable(), rail: $deposit->rail, reference: $this->reference($deposit), description: $deposit->bankLine->description, round: $next,
        );
    }

    /** @return list<Entry> */
    private function in(Deposit $deposit): array
    {
        return [
            new Entry(Account::house(LedgerAccountKind::Bank), -$deposit->amount_cents),
            new Entry(Account::house(LedgerAccountKind::Suspense), $deposit->amount_cents),
        ];
    }

    /** @return list<Entry> */
    private function back(Deposit $deposit): array
    {
        return [
            new Entry(Account::house(LedgerAccountKind::Bank), $deposit->amount_cents),
            new Entry(Account::house(LedgerAccountKind::Suspense), -$deposit->amount_cents),
        ];
    }

    /** @param  list<Entry>  $entries */
    private function posting(Deposit $deposit, string $step, TransactionStatus $status, CarbonImmutable $at, array $entries, ?string $reverses = null): Posting
    {
        return new Posting(
            key: "deposit:{$deposit->id}:{$step}", type: TransactionType::Deposit, status: $status, sourceType: 'deposit', sourceId: $deposit->id,
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
