<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Merge;
use App\Support\Dollars;
use Illuminate\Support\Facades\DB;

/**
 * Posts the money that a merge of two clients moves, and moves back when the merge is undone. Ledger accounts stay with their
 * client; one posting moves the money from the loser's accounts to the winner's.
 *
 * Call it inside the merge's transaction, after all other locks and after the records have moved.
 *
 * @phpstan-import-type Snapshot from MergedMoney
 */
final readonly class MergeLedger
{
    public function __construct(private Ledger $ledger, private MergedMoney $money) {}

    /**
     * @param  list<array{gone: int, kept: int}>  $sites  accounts at one site that became one
     * @return Snapshot
     */
    public function moved(Merge $merge, array $sites): array
    {
        $this->hold($sites);
        $own = $entries = [];
        $balances = $this->money->balances($merge->loser_id, [...array_column($sites, 'gone'), ...array_column($sites, 'kept')]);
        foreach (LedgerAccountKind::withFloor() as $kind) {
            $own[$kind->value] = $balances["{$kind->value} {$merge->loser_id}"] ?? 0;
            array_push($entries, ...$this->sides($own[$kind->value], $this->own($kind, $merge->loser_id), $this->own($kind, $merge->winner_id)));
        }
        foreach ($sites as $at => $site) {
            $sites[$at] = [
                ...$site,
                'cents' => $balances["site {$site['gone']}"] ?? 0,
                'before' => $balances["site {$site['kept']}"] ?? 0,
            ];
            array_push(
                $entries,
                ...$this->sides(
                    $sites[$at]['cents'],
                    Account::site($site['gone'], $merge->loser_id),
                    Account::site($site['kept'], $merge->winner_id),
                ),
            );
        }
        $this->post($merge, 'moved', TransactionStatus::Completed, $entries);

        return ['after' => (int) DB::table('ledger_chain')->where('id', 1)->value('last_id'), 'own' => $own, 'sites' => $sites];
    }

    /**
     * Moves the money back, with later postings of the loser's business, such as a withdrawal paid since the merge.
     *
     * @throws MergeRefusedException when either client would be overdrawn
     */
    public function undone(Merge $merge): void
    {
        $moved = MergedMoney::snapshot($merge);
        $this->money->moveFollowing($merge);
        $this->hold($moved['sites']);
        $since = $this->money->since($merge);
        $balances = $this->money->balances($merge->winner_id, array_column($moved['sites'], 'kept'));
        $entries = [];
        foreach (LedgerAccountKind::withFloor() as $kind) {
            $cents = $moved['own'][$kind->value] + ($since["{$kind->value} {$merge->winner_id}"] ?? 0);
            $this->refuseOverdrawn($cents, ($balances["{$kind->value} {$merge->winner_id}"] ?? 0) - $cents);
            array_push($entries, ...$this->sides($cents, $this->own($kind, $merge->winner_id), $this->own($kind, $merge->loser_id)));
        }
        foreach ($moved['sites'] as $site) {
            $cents = $site['cents'] + ($since["site {$site['kept']}"] ?? 0);
            $left = ($balances["site {$site['kept']}"] ?? 0) - $cents;
            if ($left < min(0, $site['before'])) {
                throw new MergeRefusedException(
                    'Money left the shared site account since the merge. Without the other client’s part its balance would be '
                        .Dollars::of($left).'. Put the money back first.',
                );
            }
            array_push($entries, ...$this->sides($cents, Account::site($site['kept'], $merge->winner_id), Account::site($site['gone'], $merge->loser_id)));
        }
        $isReversal = $since === [] && $entries !== [] && $this->ledger->isPosted("merge:{$merge->id}:moved", $merge->winner_id);
        $this->post($merge, 'undone', TransactionStatus::Cancelled, $entries, $isReversal ? "merge:{$merge->id}:moved" : null);
    }

    /**
     * Locks the site accounts, then the end of the chain, so that no other process posts to either client.
     *
     * @param  list<array{gone: int, kept: int, ...}>  $sites
     */
    private function hold(array $sites): void
    {
        DB::table('site_accounts')
            ->whereIntegerInRaw('id', [...array_column($sites, 'gone'), ...array_column($sites, 'kept')])
            ->orderBy('id')
            ->lockForUpdate()
            ->pluck('id');
        DB::table('ledger_chain')->where('id', 1)->lockForUpdate()->value('last_id');
    }

    private function refuseOverdrawn(int $goesBack, int $stays): void
    {
        match (true) {
            $goesBack < 0 => throw new MergeRefusedException(
                'More of the other client’s money was paid out since the merge than they had. They would be left with '
                    .Dollars::of($goesBack).'. Put the money back first.',
            ),
            $stays < 0 => throw new MergeRefusedException(
                'Money of both clients was used since the merge. Without the other client’s '
                    .Dollars::of($goesBack).' this client would be left with '.Dollars::of($stays).'. Put the money back first.',
            ),
            default => null,
        };
    }

    private function own(LedgerAccountKind $kind, int $clientId): Account
    {
        return match ($kind) {
            LedgerAccountKind::Held => Account::held($clientId),
            LedgerAccountKind::Transit => Account::transit($clientId),
            default => Account::available($clientId),
        };
    }

    /** @return list<Entry> empty for 0 cents; negative cents go the other way */
    private function sides(int $cents, Account $from, Account $to): array
    {
        return $cents === 0 ? [] : [new Entry($from, -$cents), new Entry($to, $cents)];
    }

    /** @param  list<Entry>  $entries */
    private function post(Merge $merge, string $step, TransactionStatus $status, array $entries, ?string $reverses = null): void
    {
        if ($entries === []) {
            return;
        }
        $this->ledger->post(
            new Posting(
                key: "merge:{$merge->id}:{$step}",
                type: TransactionType::Adjustment,
                status: $status,
                sourceType: 'merge',
                sourceId: $merge->id,
                clientId: $merge->winner_id,
                amountCents: array_sum(array_map(static fn (Entry $entry): int => max(0, $entry->cents), $entries)),
                entries: $entries,
                occurredAt: now()->toImmutable(),
                description: 'Clients merged',
                reversesKey: $reverses,
            ),
        );
    }
}
