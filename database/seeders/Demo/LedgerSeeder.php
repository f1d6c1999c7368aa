<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Models\Bet;
use App\Services\Ledger\BetChange;
use App\Services\Ledger\BetLedger;
use App\Services\Ledger\BetState;
use App\Services\Ledger\LedgerBook;
use App\Services\Ledger\OldMoney;
use App\Services\Ledger\OpeningBalances;
use App\Services\Ledger\Posting;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Posts all the money that the seeders before it have made up: what a client began with, then deposits, withdrawals, bonuses,
 * transfers and the bets of the last days, each as the ledger would have posted it at the time.
 */
final class LedgerSeeder
{
    private const CLIENTS = 500;

    /** Bets of the whole year would make the demo slow to fill, and no page any fuller. */
    private const DAYS_OF_BETS = 4;

    private const DEPOSITS = 500;

    private CarbonImmutable $betsSince;

    public function __construct(
        private readonly LedgerBook $book,
        private readonly OpeningBalances $openings,
        private readonly OldMoney $money,
        private readonly MoveHistory $moves,
        private readonly BetLedger $bets,
    ) {}

    public function run(): void
    {
        $this->betsSince = CarbonImmutable::now()->subDays(self::DAYS_OF_BETS);
        DB::table('clients')->select('id')->chunkById(self::CLIENTS, fn ($clients) => DB::transaction(fn () => $this->open(array_values(array_map(intval(...), $clients->pluck('id')->all())))));
        for ($last = 0; ($rows = $this->money->deposits(null, $last, self::DEPOSITS))->isNotEmpty(); $last = (int) $rows->max('id')) {
            DB::transaction(fn (): array => $this->book->post(...array_merge(...array_map($this->money->deposit(...), array_values($rows->all())))));
        }
    }

    /** @param  list<int>  $clients */
    private function open(array $clients): void
    {
        $sites = array_values(array_map(intval(...), DB::table('site_accounts')->whereIntegerInRaw('client_id', $clients)->orderBy('id')->pluck('id')->all()));
        $withdrawals = $this->money->withdrawals($clients);
        $history = [
            ...$this->moves->transfers($clients),
            ...$this->moves->bonuses($clients),
            ...array_merge(...array_map($this->money->deposit(...), array_values($this->money->deposits($clients)->all()))),
            ...array_merge(...array_map($this->money->withdrawal(...), array_values($withdrawals->all()))),
            ...$this->bets->postings($this->recentBets($clients)),
        ];
        usort($history, static fn (Posting $one, Posting $other): int => $one->occurredAt <=> $other->occurredAt);
        $this->openings->open($clients, $sites, $history, grows: true);
        $this->money->holdWaiting($withdrawals, $this->book);
    }

    /**
     * @param  list<int>  $clients
     * @return list<BetChange>
     */
    private function recentBets(array $clients): array
    {
        $changes = [];
        foreach (Bet::query()->whereIn('client_id', $clients)->where('placed_at', '>=', $this->betsSince)->orderBy('placed_at')->orderBy('id')->get() as $bet) {
            $changes[] = new BetChange($bet->id, $bet->external_id, $bet->site_account_id, $bet->client_id, "{$bet->selection}, {$bet->market}", null, BetState::of($bet));
        }

        return $changes;
    }
}
