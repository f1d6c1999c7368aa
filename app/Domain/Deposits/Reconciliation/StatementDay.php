<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

use App\Models\Reconciliation;
use App\Support\BusinessDay;
use stdClass;

/** Both sides of a day: what the bank's lines say, and what stands in the ledger. */
final readonly class StatementDay
{
    /**
     * @param  list<stdClass>  $lines  bank_lines of the day, in their order
     * @param  array<int, list<stdClass>>  $deposits  by their bank line: the whole payment first, then its parts
     * @param  list<BankPosting>  $postings  of the day
     * @param  Reconciliation|null  $closed  that stands
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

    /** A payment that was split came in once. */
    public function inCents(): int
    {
        return $this->sum(static fn (BankPosting $posting): bool => $posting->isReceipt() || (! $posting->isReturn() && $posting->cents > 0));
    }

    /** As an amount above zero. */
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
