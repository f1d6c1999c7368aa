<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Domain\Ledger\Account;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Posts the opening balances of clients and site accounts, as in their records. For seeders, factories and benchmarks.
 *
 * An account that the ledger already has is skipped.
 */
final readonly class OpeningBalances
{
    public function __construct(private Ledger $book) {}

    /**
     * Posts everything at once. An account opens with more than its record states if its history would fall below zero.
     *
     * @param  list<int>  $clientIds
     * @param  list<int>  $siteAccountIds
     * @param  list<Posting>  $history  later postings of these accounts, in order of time
     */
    public function open(array $clientIds, array $siteAccountIds, array $history = []): void
    {
        DB::transaction(function () use ($clientIds, $siteAccountIds, $history): void {
            $clients = $this->unknown('clients', LedgerAccountKind::Available, $clientIds);
            $sites = $this->unknown('site_accounts', LedgerAccountKind::Site, $siteAccountIds);
            $lowest = self::lowest($history);
            $openings = [];
            foreach ([...$clients, ...$sites] as $row) {
                $needed = -($lowest[$row->account->key()] ?? 0);
                $cents = $needed > 0 ? max($needed, (int) $row->balance_cents) : (int) $row->balance_cents;
                if ($cents !== 0) {
                    $openings[] = $this->opening($row->account, $cents, CarbonImmutable::parse($row->created_at, 'UTC'));
                }
            }

            // The postings set the balances again.
            DB::table('clients')->whereIntegerInRaw('id', $clients->pluck('id')->all())->where('balance_cents', '<>', 0)->update(['balance_cents' => 0]);
            DB::table('site_accounts')->whereIntegerInRaw('id', $sites->pluck('id')->all())->where('balance_cents', '<>', 0)->update(['balance_cents' => 0]);
            $postings = [...$openings, ...$history];
            if ($postings !== []) {
                $this->book->post(...$postings);
            }
        });
    }

    /**
     * @param  'clients'|'site_accounts'  $table
     * @param  list<int>  $ids
     * @return Collection<int, stdClass> locked, with their `account`
     */
    private function unknown(string $table, LedgerAccountKind $kind, array $ids): Collection
    {
        if ($ids === []) {
            return collect();
        }
        $known = DB::table('ledger_accounts')->where('kind', $kind->value)->whereIntegerInRaw('owner_id', $ids)->pluck('owner_id')->all();
        $columns = $table === 'clients' ? ['id', 'balance_cents', 'created_at'] : ['id', 'client_id', 'balance_cents', 'created_at'];

        return DB::table($table)
            ->whereIntegerInRaw('id', array_diff($ids, $known))
            ->orderBy('id')
            ->lockForUpdate()
            ->get($columns)
            ->each(static function (stdClass $row) use ($table): void {
                $row->account = $table === 'clients'
                    ? Account::available((int) $row->id)
                    : Account::site((int) $row->id, (int) $row->client_id);
            });
    }

    /**
     * @param  list<Posting>  $history
     * @return array<string, int> lowest running sum by account, at most zero
     */
    private static function lowest(array $history): array
    {
        $sums = $lowest = [];
        foreach ($history as $posting) {
            foreach ($posting->entries as $entry) {
                $key = $entry->account->key();
                $sums[$key] = ($sums[$key] ?? 0) + $entry->cents;
                $lowest[$key] = min($lowest[$key] ?? 0, $sums[$key]);
            }
        }

        return $lowest;
    }

    private function opening(Account $account, int $cents, CarbonImmutable $at): Posting
    {
        $source = $account->kind === LedgerAccountKind::Available ? 'client' : 'site_account';

        return new Posting(
            key: "opening:{$source}:{$account->ownerId}",
            type: TransactionType::Adjustment,
            status: TransactionStatus::Completed,
            sourceType: $source,
            sourceId: $account->ownerId,
            clientId: $account->clientId,
            amountCents: abs($cents),
            entries: [new Entry(Account::house(LedgerAccountKind::Opening), -$cents), new Entry($account, $cents)],
            occurredAt: $at,
            description: 'Opening balance',
        );
    }
}
