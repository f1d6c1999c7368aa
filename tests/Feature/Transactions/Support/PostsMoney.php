<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions\Support;

use App\Domain\Ledger\Account;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Enums\LedgerAccountKind;
use App\Enums\PaymentRail;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Client;
use App\Models\Transaction;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Posts transactions through the ledger, as the application does. */
trait PostsMoney
{
    private int $nextSource = 1;

    /** @param  int  $effectCents  on the client's available balance; 0 when the balance does not change */
    private function transaction(
        ?Client $client,
        int $effectCents,
        string $at = '2026-11-20 02:00:00',
        TransactionType $type = TransactionType::Deposit,
        TransactionStatus $status = TransactionStatus::Completed,
        ?int $amountCents = null,
        ?PaymentRail $rail = null,
        ?string $reference = null,
        ?string $description = null,
        string $source = 'deposit',
    ): Transaction {
        $entries = match (true) {
            $client !== null && $effectCents !== 0 => [new Entry(Account::house(LedgerAccountKind::Suspense), -$effectCents), new Entry(Account::available($client->id), $effectCents)],
            default => [],
        };
        $id = $this->nextSource++;
        $posted = DB::transaction(static fn (): array => app(Ledger::class)->post(new Posting(
            key: "{$source}:{$id}:test", type: $type, status: $status, sourceType: $source, sourceId: $id, clientId: $client?->id, amountCents: $amountCents ?? max(1, abs($effectCents)),
            entries: $entries, occurredAt: CarbonImmutable::parse($at, 'UTC'), rail: $rail, reference: $reference, description: $description,
        )));

        return Transaction::query()->whereKey(DB::table('ledger_transactions')->where('id', $posted[0])->value('transaction_id'))->sole();
    }

    /** A later posting of the same transaction, with its next status. */
    private function moveOn(Transaction $transaction, TransactionStatus $status, int $effectCents, string $at): void
    {
        $clientId = (int) $transaction->client_id;
        DB::transaction(static fn (): array => app(Ledger::class)->post(new Posting(
            key: "{$transaction->source_type}:{$transaction->source_id}:{$status->value}", type: $transaction->type, status: $status, sourceType: $transaction->source_type,
            sourceId: $transaction->source_id, clientId: $clientId, amountCents: $transaction->amount_cents,
            entries: $effectCents === 0 ? [] : [new Entry(Account::house(LedgerAccountKind::Suspense), -$effectCents), new Entry(Account::available($clientId), $effectCents)],
            occurredAt: CarbonImmutable::parse($at, 'UTC'),
        )));
    }
}
