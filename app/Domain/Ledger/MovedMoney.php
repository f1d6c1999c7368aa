<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Models\Merge;

/** The money that a merge moved from the loser to the winner, from its snapshot. */
final readonly class MovedMoney
{
    /**
     * @param  int  $after  the end of the ledger then
     * @param  array<string, int>  $own  cents by the kind of account
     * @param  list<array{gone: int, kept: int, cents: int, before: int}>  $sites
     */
    private function __construct(public int $after, public array $own, public array $sites) {}

    public static function of(Merge $merge): self
    {
        $money = $merge->snapshot['ledger'];

        return new self((int) $money['after'], $money['own'], $money['sites']);
    }
}
