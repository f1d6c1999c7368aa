<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Intake\BetRepository;
use App\Domain\Intake\Bulk\BulkOutcome;
use App\Domain\Intake\NewBet;
use App\Domain\Intake\SiteAccounts;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Bet;
use App\Models\Client;
use App\Models\SiteAccount;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Stores reported bets, which may arrive in any order, and updates each client's last bet. */
final readonly class ReceiveBets
{
    /** Far below every database's limit of parameters. */
    private const BETS_PER_STATEMENT = 500;

    public function __construct(private SiteAccounts $accounts, private BetRepository $repository, private AuditTrail $audit) {}

    /** @param  array<int, NewBet>  $bets  by their index in the call; bets without an account are refused */
    public function handle(array $bets): BulkOutcome
    {
        return DB::transaction(function () use ($bets): BulkOutcome {
            [$accounts, $refused] = $this->accounts->holdFor($bets);
            $outcome = new BulkOutcome(0, 0, 0, $refused);

            foreach (array_chunk(array_intersect_key($bets, $accounts), self::BETS_PER_STATEMENT, preserve_keys: true) as $chunk) {
                $written = $this->repository->write($chunk, $accounts);
                $outcome = new BulkOutcome(
                    $outcome->created + $written->created,
                    $outcome->updated + $written->updated,
                    $outcome->unchanged + $written->unchanged,
                    $refused,
                );
            }
            if ($outcome->created + $outcome->updated > 0) {
                $this->moveLastBets($accounts);
                $this->audit->record(
                    'bets.received',
                    after: [
                        'source' => 'intake',
                        'created' => $outcome->created,
                        'updated' => $outcome->updated,
                        'refused' => count($refused),
                    ],
                );
            }

            return $outcome;
        }, 3);
    }

    /**
     * Only moves the time forward.
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
            // Without Eloquent: a bet is not an edit of the client.
            ->toBase()
            ->update(['last_bet_at' => $lastBet()->toBase()]);
    }
}
