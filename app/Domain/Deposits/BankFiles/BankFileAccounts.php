<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

/**
 * What a file says of each account in it: from which day to which it reaches, and how the balance moves. Complete when the
 * file is read.
 *
 * @phpstan-import-type Move from DayBalances
 */
final class BankFileAccounts
{
    /** @var array<string, array<string, list<Move>>> by account and day */
    private array $moves = [];

    /** @var array<string, array<string, DayBalances>> */
    private array $balances = [];

    /** @param  int  $copy  which one it is of the rows that are alike in everything, from 1 */
    public function add(string $account, string $day, int $cents, ?int $balance, int $copy): void
    {
        $this->moves[$account][$day][] = ['cents' => $cents, 'balance' => $balance, 'copy' => $copy];
        unset($this->balances[$account][$day]);
    }

    /**
     * @param  string  $day  of one of its rows
     * @return array{string, string} the first and the last day of which the file has rows of the account
     */
    public function span(string $account, string $day): array
    {
        $days = [$day, ...array_keys($this->moves[$account] ?? [])];

        return [min($days), max($days)];
    }

    public function balances(string $account, string $day): DayBalances
    {
        return $this->balances[$account][$day] ??= DayBalances::of($this->moves[$account][$day] ?? []);
    }
}
