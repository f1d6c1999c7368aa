<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

use App\Models\Reconciliation;
use App\Support\BusinessDay;
use stdClass;

/** The bank lines and the ledger postings of a day. */
final readonly class StatementDay
{
    /**
     * @param  list<stdClass>  $lines  bank_lines of the day, in order
     * @param  array<int, list<stdClass>>  $deposits  by bank line: the whole payment first, then its parts
     * @param  list<BankPosting>  $postings  of the day
     * @param  Reconciliation|null  $closed  the current closing
     */
    public function __construct(
        public BusinessDay $day,
        public array $lines,
        public array $deposits,
        public array $postings,
        public int $openingCents,
        public ?Reconciliation $closed,
    ) {}

    public function lineCents(): int
    {
        return array_sum(array_map(static fn (stdClass $line): int => (int) $line->amount_cents, $this->lines));
    }

    /** A split payment counts once. */
    public function inCents(): int
    {
        return $this->sum(static fn (BankPosting $posting): bool => $posting->isReceipt() || (! $posting->isReturn() && $posting->cents > 0));
    }

    /** A positive amount. */
    public function outCents(): int
    {
        return -$this->sum(static fn (BankPosting $posting): bool => ! $posting->isReceipt() && ($posting->isReturn() || $posting->cents < 0));
    }

    public function closingCents(): int
    {
        return $this->openingCents + $this->inCents() - $this->outCents();
    }

    /** @param  callable(BankPosting): bool  $counts */
    private function sum(callable $counts): int
    {
        return array_sum(array_map(static fn (BankPosting $posting): int => $counts($posting) ? $posting->cents : 0, $this->postings));
    }
}
