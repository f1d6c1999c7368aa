<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;
use App\Models\Merge;

/**
 * On whose accounts a merged client's business was posted since the merge: the winner's, and those of whoever the winner was
 * part of meanwhile. By the time the merge is undone they have been parted again, and their accounts stand for the winner's.
 */
final readonly class PostMergeAccounts
{
    /**
     * @param  list<int>  $clients  the winner first
     * @param  array<int, int>  $standFor  site accounts of the others => of the winner
     */
    private function __construct(public array $clients, private array $standFor) {}

    public static function since(Merge $merge): self
    {
        $clients = [$merge->winner_id];
        $standFor = [];
        // In their order: whoever took the winner in may have been taken in later.
        foreach (Merge::query()->where('subject_type', 'client')->where('id', '>', $merge->id)->whereNotNull('undone_at')->orderBy('id')->get(['id', 'winner_id', 'loser_id']) as $later) {
            if (! in_array($later->loser_id, $clients, true)) {
                continue;
            }
            $clients[] = $later->winner_id;
            foreach (MovedMoney::of(Merge::query()->findOrFail($later->id))->sites as $site) {
                $standFor[$site['kept']] = $standFor[$site['gone']] ?? $site['gone'];
            }
        }

        return new self(array_values(array_unique($clients)), $standFor);
    }

    /**
     * @param  list<int>  $winners
     * @return list<int> with those that stood for them
     */
    public function sites(array $winners): array
    {
        return [...$winners, ...array_keys(array_intersect($this->standFor, $winners))];
    }

    /** As {@see Account::key()} of the winner's account. */
    public function key(string $kind, int $ownerId): string
    {
        return $kind === LedgerAccountKind::Site->value ? "{$kind} ".($this->standFor[$ownerId] ?? $ownerId) : "{$kind} {$this->clients[0]}";
    }
}
