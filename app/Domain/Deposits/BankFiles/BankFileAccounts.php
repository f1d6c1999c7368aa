<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

/**
 * The accounts in a bank file: their first and last day, and how the balance changes each day. Complete when the file is read.
 *
 * @phpstan-import-type Move from DayBalances
 */
final class BankFileAccounts
{
    /** @var array<string, array<string, list<Move>>> by account and day */
    private array $moves = [];

    /** @var array<string, array<string, DayBalances>> */
    private array $balances = [];

    /** @param  int  $copy  number among identical rows, from 1 */
    public function add(string $account, string $day, int $cents, ?int $balance, int $copy): void
    {
        $this->moves[$account][$day][] = ['cents' => $cents, 'balance' => $balance, 'copy' => $copy];
        unset($this->balances[$account][$day]);
    }

    /**
     * @param  string  $day  of one of its rows
     * @return array{string, string} the first and the last day with rows of the account
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
