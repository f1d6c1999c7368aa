<?php

declare(strict_types=1);

namespace App\Services\Ledger;

use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Support\Dollars;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Takes balances that were there before the ledger into it, with what is known of how they came about.
 *
 * An account opens with as much as its history needs to stay above zero, and ends at the balance that was kept; what is too
 * much is taken off at the end. One that the ledger knows already is left alone, so that it may be told again of the same
 * clients after it was stopped midway.
 */
final readonly class OpeningBalances
{
    public function __construct(private LedgerBook $book) {}

    /**
     * One transaction, and one posting of everything.
     *
     * @param  list<int>  $clientIds
     * @param  list<int>  $siteAccountIds
     * @param  list<Posting>  $history  of these accounts, in the order in which it happened
     * @param  bool  $grows  the balance that is kept is the one before the history, and the history comes on top
     */
    public function open(array $clientIds, array $siteAccountIds, array $history = [], bool $grows = false): void
    {
        DB::transaction(function () use ($clientIds, $siteAccountIds, $history, $grows): void {
            $clients = $this->unknown('clients', LedgerAccountKind::Available, $clientIds);
            $sites = $this->unknown('site_accounts', LedgerAccountKind::Site, $siteAccountIds);
            [$sums, $lowest] = self::course($history);
            $first = $last = [];
            foreach ([...$clients, ...$sites] as $row) {
                $account = $row->account;
                $kept = $account->kind->hasFloor() ? max(0, (int) $row->balance_cents) : (int) $row->balance_cents;
                $sum = $sums[$account->key()] ?? 0;
                $needed = -min(0, $lowest[$account->key()] ?? 0);
                $start = match (true) {
                    $grows => max($kept, $needed),
                    $account->kind->hasFloor() => max($kept - $sum, $needed),
                    default => $kept - $sum,
                };
                $rest = $grows ? 0 : $kept - $sum - $start;
                $created = CarbonImmutable::parse($row->created_at, 'UTC');
                array_push($first, ...$this->opening($account, '', 1, $start, $created, 'Opening balance'), ...$this->owed($account, (int) $row->balance_cents, $created));
                array_push($last, ...$this->opening($account, ':rest', 2, $rest, now()->toImmutable(), 'What was used before the ledger'));
            }

            // The postings bring them back.
            DB::table('clients')->whereIntegerInRaw('id', $clients->pluck('id')->all())->where('balance_cents', '<>', 0)->update(['balance_cents' => 0]);
            DB::table('site_accounts')->whereIntegerInRaw('id', $sites->pluck('id')->all())->where('balance_cents', '<>', 0)->update(['balance_cents' => 0]);
            $postings = [...$first, ...$history, ...$last];
            if ($postings !== []) {
                $this->book->post(...$postings);
            }
        });
    }

    /**
     * @param  'clients'|'site_accounts'  $table
     * @param  list<int>  $ids
     * @return Collection<int, stdClass> held, with their `account`
     */
    private function unknown(string $table, LedgerAccountKind $kind, array $ids): Collection
    {
        if ($ids === []) {
            return collect();
        }
        $known = DB::table('ledger_accounts')->where('kind', $kind->value)->whereIntegerInRaw('owner_id', $ids)->pluck('owner_id')->all();
        $columns = $table === 'clients' ? ['id', 'balance_cents', 'created_at'] : ['id', 'client_id', 'balance_cents', 'created_at'];

        return DB::table($table)->whereIntegerInRaw('id', array_diff($ids, $known))->orderBy('id')->lockForUpdate()->get($columns)->each(static function (stdClass $row) use ($table): void {
            $row->account = $table === 'clients' ? Account::available((int) $row->id) : Account::site((int) $row->id, (int) $row->client_id);
        });
    }

    /**
     * @param  list<Posting>  $history
     * @return array{array<string, int>, array<string, int>} by account: what it adds up to, and how low it comes on the way
     */
    private static function course(array $history): array
    {
        $sums = $lowest = [];
        foreach ($history as $posting) {
            foreach ($posting->entries as $entry) {
                $key = $entry->account->key();
                $sums[$key] = ($sums[$key] ?? 0) + $entry->cents;
                $lowest[$key] = min($lowest[$key] ?? 0, $sums[$key]);
            }
        }

        return [$sums, $lowest];
    }

    /** @return list<Posting> none for nothing */
    private function opening(Account $account, string $ending, int $round, int $cents, CarbonImmutable $at, string $description): array
    {
        return $cents === 0 ? [] : [$this->adjustment($account, $ending, $round, abs($cents), $at, $description, [
            new Entry(Account::house(LedgerAccountKind::Opening), -$cents),
            new Entry($account, $cents),
        ])];
    }

    /**
     * A client cannot owe: the account begins at nothing, and the ledger says what there was.
     *
     * @return list<Posting>
     */
    private function owed(Account $account, int $balance, CarbonImmutable $at): array
    {
        return $balance >= 0 || ! $account->kind->hasFloor() ? [] : [$this->adjustment($account, ':owed', 3, -$balance, $at, 'Opened at $0.00: the balance before the ledger was '.Dollars::of($balance), [
            new Entry(Account::house(LedgerAccountKind::Adjustments), $balance),
            new Entry(Account::house(LedgerAccountKind::Opening), -$balance),
        ])];
    }

    /** @param  list<Entry>  $entries */
    private function adjustment(Account $account, string $ending, int $round, int $cents, CarbonImmutable $at, string $description, array $entries): Posting
    {
        $source = $account->kind === LedgerAccountKind::Available ? 'client' : 'site_account';

        return new Posting(
            key: "opening:{$source}:{$account->ownerId}{$ending}", type: TransactionType::Adjustment, status: TransactionStatus::Completed, sourceType: $source, sourceId: $account->ownerId,
            clientId: $account->clientId, amountCents: $cents, entries: $entries, occurredAt: $at, description: $description, round: $round,
        );
    }
}
