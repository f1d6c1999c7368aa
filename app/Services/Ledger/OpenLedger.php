<?php

declare(strict_types=1);

namespace App\Services\Ledger;

use Illuminate\Support\Facades\DB;

/**
 * Takes everything that was money before the ledger into it, so many clients at a time; each lot is a transaction. Stopped
 * anywhere it goes on where it was: what is posted is known by its key, and an account that is open is left alone.
 */
final readonly class OpenLedger
{
    private const CLIENTS = 100;

    private const DEPOSITS = 500;

    public function __construct(private LedgerBook $book, private OpeningBalances $openings, private OldMoney $money, private OldPostings $postings) {}

    public function run(): void
    {
        $last = 0;
        while (($ids = $this->clientsAfter($last)) !== []) {
            $last = $ids[count($ids) - 1];
            DB::transaction(fn () => $this->clients($ids));
        }
        $last = 0;
        while (($rows = $this->money->deposits(null, $last, self::DEPOSITS))->isNotEmpty()) {
            $last = (int) $rows->max('id');
            DB::transaction(fn (): array => $this->book->post(...array_merge(...array_map($this->money->deposit(...), array_values($rows->all())))));
        }
    }

    /** @return list<int> */
    private function clientsAfter(int $id): array
    {
        return array_map(intval(...), array_values(DB::table('clients')->where('id', '>', $id)->orderBy('id')->limit(self::CLIENTS)->pluck('id')->all()));
    }

    /** @param  list<int>  $ids */
    private function clients(array $ids): void
    {
        DB::table('clients')->whereIntegerInRaw('id', $ids)->orderBy('id')->lockForUpdate()->pluck('id');
        $sites = array_map(intval(...), array_values(DB::table('site_accounts')->whereIntegerInRaw('client_id', $ids)->orderBy('id')->pluck('id')->all()));
        $withdrawals = $this->money->withdrawals($ids);
        $history = [
            ...$this->postings->of($ids),
            ...array_merge(...array_map($this->money->deposit(...), array_values($this->money->deposits($ids)->all()))),
            ...array_merge(...array_map($this->money->withdrawal(...), array_values($withdrawals->all()))),
        ];
        // In time; of one moment, in the order of the steps.
        usort($history, static fn (Posting $one, Posting $other): int => $one->occurredAt <=> $other->occurredAt);
        $this->openings->open($ids, $sites, $history);
        $this->money->holdWaiting($withdrawals, $this->book);
    }
}
