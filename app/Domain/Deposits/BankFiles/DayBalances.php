<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

/**
 * How the running balance of an account moves on one day of a file, in whatever order its rows stand: each row leads from
 * the balance before it to the one beside it, and rows that are complete make one chain.
 *
 * @phpstan-type Move array{cents: int, balance: ?int, copy: int}
 */
final readonly class DayBalances
{
    private function __construct(
        /** What the account held before the first row, in cents; null where the balances do not tell. */
        public ?int $opening,
        /** Rows that are alike in everything are payments of their own: money that went out in between brought the balance back. */
        public bool $copiesArePaid,
        /** They are one row that stands there again: without them the balances make a chain. */
        public bool $copiesAreOne,
    ) {}

    /** @param  list<Move>  $moves  money in and out; their copies counted from 1 */
    public static function of(array $moves): self
    {
        $all = self::beginnings($moves);
        $once = self::beginnings(array_values(array_filter($moves, static fn (array $move): bool => $move['copy'] === 1)));
        $isWhole = $all !== null && count($all) <= 1;
        $isWholeOnce = $once !== null && count($once) <= 1;

        return new self(($isWhole ? $all : ($isWholeOnce ? $once : []))[0] ?? null, $isWhole, ! $isWhole && $isWholeOnce);
    }

    /**
     * @param  list<Move>  $moves
     * @return list<int>|null balances at which a chain begins, that is where no other row ends; null when a row has no balance
     */
    private static function beginnings(array $moves): ?array
    {
        $open = [];
        foreach ($moves as ['cents' => $cents, 'balance' => $balance]) {
            if ($balance === null) {
                return null;
            }
            $open[$balance - $cents] = ($open[$balance - $cents] ?? 0) + 1;
            $open[$balance] = ($open[$balance] ?? 0) - 1;
        }
        $beginnings = [];
        foreach ($open as $balance => $count) {
            array_push($beginnings, ...array_fill(0, max(0, $count), $balance));
        }

        return $beginnings;
    }
}
