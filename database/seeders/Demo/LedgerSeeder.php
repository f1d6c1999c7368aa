<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Ledger\BetChange;
use App\Domain\Ledger\BetLedger;
use App\Domain\Ledger\BetState;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Models\Bet;
use Carbon\CarbonImmutable;
use Database\Factories\OpeningBalances;
use Illuminate\Support\Facades\DB;

/** Posts the demo's opening balances, deposits, withdrawals, bonuses and transfers, and the bets of the last days. */
final class LedgerSeeder
{
    private const CLIENTS = 500;

    /** Posting a whole year of bets would make seeding slow. The opening balances include the earlier bets. */
    private const DAYS_OF_BETS = 4;

    private const DEPOSITS = 500;

    private CarbonImmutable $betsSince;

    public function __construct(
        private readonly Ledger $book,
        private readonly OpeningBalances $openings,
        private readonly PaymentHistory $money,
        private readonly MoveHistory $moves,
        private readonly BetLedger $bets,
    ) {}

    public function run(): void
    {
        $this->betsSince = CarbonImmutable::now()->subDays(self::DAYS_OF_BETS);
        DB::table('clients')
            ->select('id')
            ->chunkById(
                self::CLIENTS,
                fn ($clients) => DB::transaction(
                    fn () => $this->open(array_values(array_map(intval(...), $clients->pluck('id')->all()))),
                ),
            );
        for (
            $last = 0;
            ($rows = $this->money->deposits(null, $last, self::DEPOSITS))->isNotEmpty();
            $last = (int) $rows->max('id')
        ) {
            DB::transaction(
                fn (): array => $this->book->post(
                    ...array_merge(...array_map($this->money->deposit(...), array_values($rows->all()))),
                ),
            );
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
        $this->openings->open($clients, $sites, $history);
        $this->money->holdWaiting($withdrawals, $this->book);
    }

    /**
     * @param  list<int>  $clients
     * @return list<BetChange>
     */
    private function recentBets(array $clients): array
    {
        $changes = [];
        foreach (
            Bet::query()
                ->whereIn('client_id', $clients)
                ->where('placed_at', '>=', $this->betsSince)
                ->orderBy('placed_at')
                ->orderBy('id')
                ->get() as $bet
        ) {
            $changes[] = new BetChange(
                $bet->id,
                $bet->external_id,
                $bet->site_account_id,
                $bet->client_id,
                "{$bet->selection}, {$bet->market}",
                null,
                BetState::of($bet),
            );
        }

        return $changes;
    }
}
