<?php

declare(strict_types=1);

namespace App\Domain\Transactions;

use App\Enums\TransactionType;

/** A requested adjustment or fee; the reference identifies the sent form. */
final readonly class NewAdjustment
{
    /** @param  int  $amountCents  change of the available balance; not 0 */
    public function __construct(
        public int $clientId,
        public TransactionType $type,
        public int $amountCents,
        public string $reason,
        public ?string $reference = null,
    ) {}
}
