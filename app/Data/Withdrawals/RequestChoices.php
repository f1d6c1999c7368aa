<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

/** A client's balance and bank accounts for a new withdrawal. */
final readonly class RequestChoices
{
    /** @param  list<WithdrawalDestination>  $accounts */
    public function __construct(public int $balance_cents, public array $accounts) {}
}
