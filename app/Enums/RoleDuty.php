<?php

declare(strict_types=1);

namespace App\Enums;

/** A right of a role beside its abilities. The values are columns of `roles`. A new role has none of them. */
enum RoleDuty: string
{
    case ChangesAllClients = 'changes_all_clients';
    case HandlesPayments = 'handles_payments';
    case ApprovesLargeWithdrawals = 'approves_large_withdrawals';

    public function group(): AbilityGroup
    {
        return $this === self::ChangesAllClients ? AbilityGroup::Clients : AbilityGroup::Money;
    }

    public function label(): string
    {
        return match ($this) {
            self::ChangesAllClients => 'Changes all clients',
            self::HandlesPayments => 'Decides payments',
            self::ApprovesLargeWithdrawals => 'Approves large withdrawals',
        };
    }

    public function description(): string
    {
        return match ($this) {
            self::ChangesAllClients => 'Changes the clients and leads of every account manager. Without it, a user changes only their team’s and unassigned ones.',
            self::HandlesPayments => 'Decides the deposits, withdrawals and possible duplicates that the role can see.',
            self::ApprovesLargeWithdrawals => 'Approves withdrawals at or above the threshold and switches automatic matching.',
        };
    }
}
