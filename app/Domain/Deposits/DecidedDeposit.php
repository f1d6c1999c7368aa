<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Models\Deposit;
use App\Models\User;

/** What came of a decision. Asked for what is so already, nothing changes, and that is no failure. */
final readonly class DecidedDeposit
{
    public function __construct(public Deposit $deposit, public bool $isNew) {}

    /** Who had decided the same before; null when this decision counted, or was one's own. */
    public function earlier(User $by): ?User
    {
        return $this->isNew || $this->deposit->decided_by === $by->id ? null : $this->deposit->decider;
    }
}
