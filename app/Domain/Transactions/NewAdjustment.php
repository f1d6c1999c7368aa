<?php

declare(strict_types=1);

namespace App\Domain\Transactions;

use App\Enums\TransactionType;

/** An adjustment or a fee as it is asked for; the reference is of the form it was asked for with. */
final readonly class NewAdjustment
{
    /** @param  int  $amountCents  what it is to change on the client's available balance; not 0 */
    public function __construct(public int $clientId, public TransactionType $type, public int $amountCents, public string $reason, public ?string $reference = null) {}
}
