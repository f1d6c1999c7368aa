<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

/** What a withdrawal of one client can be asked for: how much, and where to. */
final readonly class RequestChoices
{
    /** @param  list<WithdrawalDestination>  $accounts */
    public function __construct(public int $balance_cents, public array $accounts) {}
}
