<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Models\BankLine;

/** The place of a row in its bank file, for comparison with other files. */
final readonly class FileRow
{
    public function __construct(
        /** Letters and digits of the account number; empty when the layout has none. */
        public string $account,
        /** Business day, `2026-11-20`. */
        public string $day,
        /** Number among identical rows, from 1. */
        public int $copy,
        /** Reference of the first identical row. */
        public string $first,
        /** Without a balance, equal payments of two files look like one. */
        public bool $hasBalance,
        private BankFileAccounts $accounts,
    ) {}

    public function balances(): DayBalances
    {
        return $this->accounts->balances($this->account, $this->day);
    }

    /** @return array{file_account: ?string, file_from: string, file_until: string, file_opening_cents: ?int} columns of the bank line */
    public function columns(): array
    {
        [$from, $until] = $this->accounts->span($this->account, $this->day);

        return [
            'file_account' => $this->account === '' ? null : $this->account,
            'file_from' => $from,
            'file_until' => $until,
            'file_opening_cents' => $this->balances()->opening,
        ];
    }

    /** False when both have an account and they differ. */
    public function mayShareAccountWith(BankLine $line): bool
    {
        return $line->file_account === null || $this->account === '' || $line->file_account === $this->account;
    }

    /**
     * Whether both files cover the whole day, so that each has the other's payments: one of them goes beyond the day on both sides,
     * or both begin at the same point. Files without an account are of different accounts when their opening balances differ.
     */
    public function overlaps(BankLine $line): bool
    {
        if ($line->file_from === null || $line->file_until === null || $line->file_account !== ($this->account === '' ? null : $this->account)) {
            return false;
        }
        [$from, $until] = $this->accounts->span($this->account, $this->day);
        $opening = $this->balances()->opening;
        if ($this->account === '' && $opening !== null && $line->file_opening_cents !== null && $opening !== $line->file_opening_cents) {
            return false;
        }

        return ($from < $this->day && $until > $this->day)
            || ($line->file_from < $this->day && $line->file_until > $this->day)
            || ($from < $this->day && $line->file_from < $this->day)
            || ($opening !== null && $opening === $line->file_opening_cents);
    }
}
