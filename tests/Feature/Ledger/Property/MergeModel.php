<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

/** Which clients and site accounts count as one. */
final class MergeModel
{
    /**
     * The merges that are not undone, oldest first.
     *
     * `sites` are the combined accounts, gone => kept. `before` has the balances of the kept ones. `deposits` were matched to the loser.
     *
     * @var array<int, array{winner: int, loser: int, sites: array<int, int>, before: array<int, int>, deposits: list<int>}>
     */
    public array $standing = [];

    public function client(int $client): int
    {
        foreach ($this->standing as $merge) {
            $client = $client === $merge['loser'] ? $merge['winner'] : $client;
        }

        return $client;
    }

    public function site(int $site): int
    {
        foreach ($this->standing as $merge) {
            $site = $merge['sites'][$site] ?? $site;
        }

        return $site;
    }

    /** @param  string  $account  such as "held 5" */
    public function account(string $account): string
    {
        if (! str_contains($account, ' ')) {
            return $account;
        }
        [$kind, $owner] = explode(' ', $account);

        return "{$kind} ".($kind === 'site' ? $this->site((int) $owner) : $this->client((int) $owner));
    }

    /** A deposit that was matched to the loser before the merge is the loser's again after the undo, if it was matched to the winner again. */
    public function suggested(int $deposit, int $client): int
    {
        foreach (array_reverse($this->standing) as $merge) {
            if ($client === $merge['winner'] && in_array($deposit, $merge['deposits'], true)) {
                $client = $merge['loser'];
            }
        }

        return $client;
    }
}
