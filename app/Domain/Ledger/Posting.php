<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\PaymentRail;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use Carbon\CarbonImmutable;
use LogicException;

/**
 * Entries that sum to zero, or none when only the transaction's status changes.
 *
 * Postings with the same source, type and round belong to one transaction on screen.
 */
final readonly class Posting
{
    /**
     * @param  string  $key  idempotency key
     * @param  string  $sourceType  name of the morph map
     * @param  int  $amountCents  of the transaction, above zero; only the first posting of a transaction sets it
     * @param  list<Entry>  $entries
     * @param  CarbonImmutable  $occurredAt  when it happened, UTC
     * @param  string|null  $reversesKey  key of the posting that this one reverses
     */
    public function __construct(
        public string $key,
        public TransactionType $type,
        public TransactionStatus $status,
        public string $sourceType,
        public int $sourceId,
        public ?int $clientId,
        public int $amountCents,
        public array $entries,
        public CarbonImmutable $occurredAt,
        public ?PaymentRail $rail = null,
        public ?string $reference = null,
        public ?string $description = null,
        public int $round = 1,
        public ?string $reversesKey = null,
    ) {
        $sum = array_sum(array_map(static fn (Entry $entry): int => $entry->cents, $entries));
        if ($sum !== 0) {
            throw new LogicException("The entries of {$key} sum to {$sum} cents instead of zero.");
        }
    }

    /** Identifies the transaction of the posting. */
    public function transactionKey(): string
    {
        return "{$this->sourceType} {$this->sourceId} {$this->type->value} {$this->round}";
    }
}
