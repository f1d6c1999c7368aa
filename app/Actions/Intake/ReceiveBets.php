<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Models\Bet;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Services\Audit\AuditTrail;
use App\Services\Intake\BetBook;
use App\Services\Intake\Bulk\BulkOutcome;
use App\Services\Intake\NewBet;
use App\Services\Intake\SiteAccounts;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Takes reports of bets in, in whatever order they arrive, and keeps when each client last bet. */
final readonly class ReceiveBets
{
    /** Far below the parameters that a statement may have on any of the databases. */
    private const BETS_A_STATEMENT = 500;

    public function __construct(private SiteAccounts $accounts, private BetBook $book, private AuditTrail $audit) {}

    /** @param  array<int, NewBet>  $bets  by their place in the call; those without an account are refused one by one */
    public function handle(array $bets): BulkOutcome
    {
        return DB::transaction(function () use ($bets): BulkOutcome {
            [$accounts, $refused] = $this->accounts->holdFor($bets);
            $outcome = new BulkOutcome(0, 0, 0, $refused);

            foreach (array_chunk(array_intersect_key($bets, $accounts), self::BETS_A_STATEMENT, preserve_keys: true) as $chunk) {
                $written = $this->book->write($chunk, $accounts);
                $outcome = new BulkOutcome($outcome->created + $written->created, $outcome->updated + $written->updated, $outcome->unchanged + $written->unchanged, $refused);
            }
            if ($outcome->created + $outcome->updated > 0) {
                $this->moveLastBets($accounts);
                $this->audit->record('bets.received', after: ['source' => 'intake', 'created' => $outcome->created, 'updated' => $outcome->updated, 'refused' => count($refused)]);
            }

            return $outcome;
        });
    }

    /**
     * Only ever forward: a report of an old bet changes nothing.
     *
     * @param  array<int, SiteAccount>  $accounts
     */
    private function moveLastBets(array $accounts): void
    {
        $clients = array_values(array_unique(array_map(static fn (SiteAccount $account): int => $account->client_id, $accounts)));
        $lastBet = static fn (): Builder => Bet::query()->selectRaw('max(placed_at)')->whereColumn('bets.client_id', 'clients.id');

        Client::withTrashed()
            ->whereIn('id', $clients)
            ->where(static fn (Builder $client) => $client->whereNull('last_bet_at')->orWhere('last_bet_at', '<', $lastBet()))
            // Past Eloquent: the time of a bet is no edit of the client.
            ->toBase()
            ->update(['last_bet_at' => $lastBet()->toBase()]);
    }
}
