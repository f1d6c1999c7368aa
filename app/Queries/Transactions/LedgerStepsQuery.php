<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Data\Transactions\LedgerSide;
use App\Data\Transactions\LedgerStep;
use App\Domain\Ledger\ChainHash;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Models\Transaction;
use App\Support\DataFactory;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use stdClass;

/** The ledger postings of one transaction with their entries and the check of each hash. */
final readonly class LedgerStepsQuery
{
    /** @return list<LedgerStep> in the order in which they were posted */
    public function of(Transaction $transaction): array
    {
        $postings = DB::table('ledger_transactions')->where('transaction_id', $transaction->id)->orderBy('id')->get();
        $ids = array_values($postings->pluck('id')->map(intval(...))->all());
        $entries = $this->entries($ids);
        $hashes = DB::table('ledger_transactions')
            ->whereIntegerInRaw('id', array_map(static fn (int $id): int => $id - 1, $ids))
            ->pluck('hash', 'id');
        $reversed = DB::table('ledger_transactions')
            ->whereIntegerInRaw('id', $postings->pluck('reverses_id')->filter()->map(intval(...))->all())
            ->get(['id', 'transaction_id'])
            ->keyBy('id');
        $reversing = DB::table('ledger_transactions')
            ->whereIn('reverses_id', $ids)
            ->get(['id', 'transaction_id', 'reverses_id'])
            ->keyBy('reverses_id');

        return array_values($postings->map(fn (stdClass $posting): LedgerStep => DataFactory::make(LedgerStep::class, $posting, [
            // `deposit:812:approved:2` is "Approved".
            'title' => Str::ucfirst(str_replace('_', ' ', explode(':', $posting->idempotency_key)[2] ?? $posting->idempotency_key)),
            'status_name' => TransactionStatus::from($posting->status)->label(),
            'key' => $posting->idempotency_key,
            'sides' => array_values(($entries[$posting->id] ?? collect())->map($this->side(...))->all()),
            'reverses' => self::link($reversed[$posting->reverses_id] ?? null),
            'reversed_by' => self::link($reversing[$posting->id] ?? null),
            'is_intact' => $this->isIntact($posting, $entries[$posting->id] ?? collect(), $hashes[$posting->id - 1] ?? null),
        ]))->all());
    }

    /**
     * @param  list<int>  $ids
     * @return Collection<array-key, Collection<int, stdClass>> by ledger transaction
     */
    private function entries(array $ids): Collection
    {
        return DB::table('ledger_entries')
            ->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')
            ->leftJoin('clients', 'clients.id', '=', 'ledger_accounts.client_id')
            ->leftJoin(
                'site_accounts',
                static fn ($join) => $join
                    ->on('site_accounts.id', '=', 'ledger_accounts.owner_id')
                    ->where('ledger_accounts.kind', LedgerAccountKind::Site->value),
            )
            ->leftJoin('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->whereIntegerInRaw('ledger_entries.ledger_transaction_id', $ids)->orderBy('ledger_entries.id')
            ->get([
                'ledger_entries.id',
                'ledger_entries.ledger_transaction_id',
                'ledger_entries.ledger_account_id',
                'ledger_entries.amount_cents',
                'ledger_accounts.kind',
                'clients.first_name',
                'clients.last_name',
                'operator_sites.name as site_name',
            ])
            ->groupBy('ledger_transaction_id');
    }

    private function side(stdClass $entry): LedgerSide
    {
        $cents = (int) $entry->amount_cents;

        return new LedgerSide(
            id: (int) $entry->id,
            account: LedgerAccountKind::from($entry->kind)->label(),
            owner: $entry->site_name ?? (trim("{$entry->first_name} {$entry->last_name}") ?: null),
            debit_cents: $cents < 0 ? -$cents : null,
            credit_cents: $cents < 0 ? null : $cents,
        );
    }

    /** @param  Collection<int, stdClass>  $entries */
    private function isIntact(stdClass $posting, Collection $entries, ?string $before): bool
    {
        $content = ChainHash::content([
            'idempotency_key' => $posting->idempotency_key, 'type' => $posting->type, 'status' => $posting->status, 'client_id' => $posting->client_id,
            'source_type' => $posting->source_type, 'source_id' => $posting->source_id, 'transaction_id' => $posting->transaction_id,
            'reverses_id' => $posting->reverses_id, 'occurred_at' => substr($posting->occurred_at, 0, 19), 'posted_at' => substr($posting->posted_at, 0, 19),
        ], array_values($entries->map(static fn (stdClass $entry): array => [$entry->ledger_account_id, $entry->amount_cents])->all()));
        $previous = (int) $posting->id === 1 ? ChainHash::START : $before;

        return $previous !== null
            && hash_equals($posting->content_hash, $content)
            && hash_equals($posting->hash, ChainHash::next($previous, (int) $posting->id, $content));
    }

    /** @return array{id: int, transaction_id: int}|null */
    private static function link(?stdClass $posting): ?array
    {
        return $posting === null ? null : ['id' => (int) $posting->id, 'transaction_id' => (int) $posting->transaction_id];
    }
}
