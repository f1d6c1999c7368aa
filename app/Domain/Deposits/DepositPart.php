<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

/** What one of several people gets of a payment. */
final readonly class DepositPart
{
    /** @param  int|null  $clientId  null while nobody knows whose it is */
    public function __construct(public ?int $clientId, public int $amountCents) {}
}
