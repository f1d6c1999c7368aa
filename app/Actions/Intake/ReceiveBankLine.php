<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Clients\ClientPins;
use App\Domain\Deposits\BankFiles\BankFileLineRepository;
use App\Domain\Deposits\BankReferenceTakenException;
use App\Domain\Deposits\LastDeposit;
use App\Domain\Deposits\NewBankLine;
use App\Domain\Deposits\ReceivedBankLine;
use App\Domain\Intake\ClientMatcher;
use App\Domain\Ledger\ClientLock;
use App\Domain\Ledger\DepositLedger;
use App\Enums\DepositStatus;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Outbox\Outbox;
use App\Jobs\DepositMatching\ProposeDepositMatch;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\Transaction;
use App\Support\CalendarDay;
use App\Support\PaymentDescription;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;

/**
 * Creates a pending deposit from a line of the bank statement, and notifies staff who view deposits.
 *
 * A bank reference creates one deposit. A repeated line returns that deposit, and another line with the same reference is refused.
 * A payment that was imported from a bank file before the feed does not create a second deposit.
 */
final readonly class ReceiveBankLine
{
    public function __construct(
        private ClientMatcher $matcher,
        private AuditTrail $audit,
        private Outbox $outbox,
        private BankFileLineRepository $fileLines,
        private DepositLedger $ledger,
    ) {}

    /** @throws BankReferenceTakenException when another line has the reference */
    public function handle(NewBankLine $new): ReceivedBankLine
    {
        return DB::transaction(function () use ($new): ReceivedBankLine {
            $this->fileLines->hold($new);
            $line = $this->fileLines->awaiting($new);

            return $line === null ? $this->receive([$new])[0] : $this->takeOver($line, $new);
        }, 3);
    }

    /**
     * Rows of a bank file, posted together. The caller must lock them ({@see BankFileLineRepository::hold()}).
     *
     * @param  list<NewBankLine>  $rows
     * @return list<ReceivedBankLine> in their order
     */
    public function handleRows(array $rows): array
    {
        return DB::transaction(fn (): array => $this->receive($rows));
    }

    /**
     * @param  list<NewBankLine>  $lines
     * @return ($lines is non-empty-list ? non-empty-list<ReceivedBankLine> : list<ReceivedBankLine>)
     */
    private function receive(array $lines): array
    {
        $payments = array_map(static fn (NewBankLine $new): PaymentDescription => PaymentDescription::parse($new->description), $lines);
        $clients = array_map(fn (PaymentDescription $payment): ?int => $this->matcher->match($payment)?->id, $payments);
        $held = $this->holdClients($clients);
        // A merge may have committed while this waited for the locks.
        $clients = array_map(static fn (?int $id): ?int => $id === null || ! $held[$id]->trashed() ? $id : ClientPins::find($held[$id]->pin)?->id, $clients);

        $received = array_map($this->take(...), $lines, $payments, $clients);
        $new = array_filter($received, static fn (ReceivedBankLine $one): bool => $one->isNew);
        if ($new !== []) {
            $this->ledger->received(...array_map(static fn (ReceivedBankLine $one): Deposit => $one->deposit, array_values($new)));
        }

        return $received;
    }

    private function take(NewBankLine $new, PaymentDescription $payment, ?int $clientId): ReceivedBankLine
    {
        try {
            // A nested transaction: PostgreSQL refuses every further statement after a failed insert.
            $line = DB::transaction(
                static fn (): BankLine => BankLine::create([
                    ...$new->said(),
                    ...$new->file === null ? [] : ['file_reference' => $new->bank_reference, ...$new->file->columns()],
                    'payer_name' => $payment->payerName,
                ]),
            );
        } catch (UniqueConstraintViolationException) {
            return $this->known($new);
        }

        $deposit = Deposit::create([
            'client_id' => $clientId,
            'bank_line_id' => $line->id,
            'rail' => $line->rail,
            'amount_cents' => $line->amount_cents,
            'status' => DepositStatus::Pending,
            'value_at' => $line->value_at,
        ])->setRelation('bankLine', $line);
        $this->audit->record('deposit.received', $deposit, after: [
            'source' => 'intake', 'bank_reference' => $line->bank_reference, 'amount_cents' => $line->amount_cents, 'client_id' => $deposit->client_id,
        ]);
        $this->outbox->notify(NotificationType::Deposit, $deposit);
        // A queue that is down must not fail the committed deposit; `deposits:propose` catches up.
        DB::afterCommit(static fn () => rescue(static function () use ($deposit): void {
            ProposeDepositMatch::dispatch($deposit->id);
        }));

        return new ReceivedBankLine($line, $deposit, isNew: true);
    }

    /**
     * Locked before their deposits, in the same order as the ledger.
     *
     * @param  list<int|null>  $ids
     * @return array<int, Client> by id
     */
    private function holdClients(array $ids): array
    {
        $ids = array_unique(array_filter($ids));
        sort($ids);

        return array_combine($ids, array_map(ClientLock::hold(...), $ids));
    }

    /** The payment was imported from a bank file first: its deposit stays the only one and gets the feed's more exact data. */
    private function takeOver(BankLine $line, NewBankLine $new): ReceivedBankLine
    {
        $before = $line->only(['bank_reference', 'rail']);
        $owners = Deposit::query()->where('bank_line_id', $line->id)->pluck('client_id', 'id')->all();
        // An undone deposit has no client, but the transaction of its approval keeps it.
        $credited = Transaction::query()->where('source_type', 'deposit')->whereIn('source_id', array_keys($owners))->pluck('client_id')->all();
        $this->holdClients([...array_values($owners), ...array_values($credited)]);
        try {
            DB::transaction(static fn (): bool => $line->update($new->said()));
        } catch (UniqueConstraintViolationException) {
            // The same line arrived twice at the same moment, and the other call was faster.
            return $this->known($new);
        }
        $deposits = Deposit::query()->where('bank_line_id', $line->id)->orderBy('id')->lockForUpdate()->get();
        $deposits->each(
            static fn (Deposit $deposit): bool => $deposit
                ->setRelation('bankLine', $line)
                ->update(['rail' => $new->rail, 'value_at' => $new->value_at]),
        );
        foreach ($deposits->where('status', DepositStatus::Approved)->pluck('client_id')->filter()->unique() as $clientId) {
            LastDeposit::credited(ClientLock::hold($clientId), $new->value_at);
        }
        $deposit = $deposits->firstOrFail();
        $this->audit->record('deposit.confirmed_by_feed', $deposit, $before, $line->only(['bank_reference', 'rail']));
        // Last, because it locks the end of the chain.
        $this->ledger->confirmed([$deposit, ...$deposits->skip(1)]);

        return new ReceivedBankLine($line, $deposit, isNew: false);
    }

    private function known(NewBankLine $new): ReceivedBankLine
    {
        $isOfFile = $new->file !== null;
        // Locked, because a plain read of MariaDB's snapshot may not see the conflicting row.
        $line = BankLine::query()->where($isOfFile ? 'file_reference' : 'bank_reference', $new->bank_reference)->sharedLock()->firstOrFail();

        // The reference of a file's row is derived from its content, so the content is the same.
        // A client's regular payments differ only in their day and their end-to-end id.
        $isSame = $isOfFile || ($line->rail === $new->rail
            && $line->amount_cents === $new->amount_cents
            && $line->description === $new->description
            && $line->end_to_end_id === $new->end_to_end_id
            && CalendarDay::around($line->value_at)->date === CalendarDay::around($new->value_at)->date);
        if (! $isSame) {
            throw new BankReferenceTakenException($new->bank_reference);
        }

        return new ReceivedBankLine($line, Deposit::query()->where('bank_line_id', $line->id)->orderBy('part')->firstOrFail(), isNew: false);
    }
}
