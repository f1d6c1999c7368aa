<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;

final readonly class TransactionPolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    /** Not while impersonating, because the data leaves Paddock. */
    public function export(User $user): bool
    {
        return $user->hasAbility(Ability::ViewTransactions) && $user->hasAbility(Ability::ViewReportExports) && $this->impersonation->find() === null;
    }
}
