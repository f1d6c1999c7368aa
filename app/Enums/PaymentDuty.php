<?php

declare(strict_types=1);

namespace App\Enums;

/** What a role may decide about payments, beside its abilities. The values are columns of `roles`. */
enum PaymentDuty: string
{
    case HandlesPayments = 'handles_payments';
    case ApprovesLargeWithdrawals = 'approves_large_withdrawals';

    public function label(): string
    {
        return match ($this) {
            self::HandlesPayments => 'Decides payments',
            self::ApprovesLargeWithdrawals => 'Approves large withdrawals',
        };
    }

    public function description(): string
    {
        return match ($this) {
            self::HandlesPayments => 'Decides the deposits, withdrawals and possible duplicates that the role can see.',
            self::ApprovesLargeWithdrawals => 'Approves withdrawals above the threshold and switches automatic matching.',
        };
    }
}
