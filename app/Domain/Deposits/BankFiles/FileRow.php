<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Models\BankLine;

/** Where a row stands in its bank file: what other files are compared by. */
final readonly class FileRow
{
    public function __construct(
        /** Letters and digits of its number; empty where the layout has none. */
        public string $account,
        /** In the zone of the business, `2026-11-20`. */
        public string $day,
        /** Which one it is of the rows that are alike in everything, from 1. */
        public int $copy,
        /** The reference of the first of them. */
        public string $first,
        private BankFileAccounts $accounts,
    ) {}

    public function balances(): DayBalances
    {
        return $this->accounts->balances($this->account, $this->day);
    }

    /** @return array{file_account: ?string, file_from: string, file_until: string, file_opening_cents: ?int} what the line keeps of it */
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

    /** False when both name their account and it is another one. */
    public function mayShareAccountWith(BankLine $line): bool
    {
        return $line->file_account === null || $this->account === '' || $line->file_account === $this->account;
    }

    /**
     * Whether the line's file and this one both hold all of the day that the shorter one reaches to, so that a payment which
     * stood in the one stands in the other: one of them goes beyond the day on both sides, or they begin at the same point.
     * Files that name no account may be of two accounts, and are where the day begins with other balances.
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
