<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

/** One client's part of a split deposit. */
final readonly class DepositPart
{
    /** @param  int|null  $clientId  null until it is known */
    public function __construct(public ?int $clientId, public int $amountCents) {}
}
