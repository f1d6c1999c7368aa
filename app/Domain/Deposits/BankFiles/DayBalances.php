<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

/**
 * The running balance of an account on one day of a file, in any order of rows: each row leads from one balance to the next, and
 * complete rows make one chain.
 *
 * @phpstan-type Move array{cents: int, balance: ?int, copy: int}
 */
final readonly class DayBalances
{
    private function __construct(
        /** Cents before the first row; null when the balances do not show it. */
        public ?int $opening,
        /** Identical rows are separate payments: outgoing money in between brought the balance back. */
        public bool $copiesArePaid,
        /** Identical rows are one payment: without the copies the balances make a chain. */
        public bool $copiesAreOne,
    ) {}

    /** @param  list<Move>  $moves  incoming and outgoing; copies counted from 1 */
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
     * @return list<int>|null balances at which a chain begins because no other row ends there; null when a row has no balance
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
