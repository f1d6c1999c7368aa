<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Models\Deposit;
use App\Models\User;

/** A deposit after a decision. Repeating the same decision changes nothing and is no error. */
final readonly class DecidedDeposit
{
    public function __construct(public Deposit $deposit, public bool $isNew) {}

    /** The colleague who made the same decision before. */
    public function earlier(User $by): ?User
    {
        return $this->isNew || $this->deposit->decided_by === $by->id ? null : $this->deposit->decider;
    }
}
