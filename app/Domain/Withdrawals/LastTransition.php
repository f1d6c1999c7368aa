<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Enums\WithdrawalStatus;
use App\Models\User;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;

/** Who brought a withdrawal to where it stands, and when. */
final readonly class LastTransition
{
    /** @return array{?User, ?CarbonImmutable} */
    public static function of(Withdrawal $withdrawal): array
    {
        return match ($withdrawal->status) {
            WithdrawalStatus::Pending => [$withdrawal->requestedBy, $withdrawal->requested_at],
            WithdrawalStatus::Checked => [$withdrawal->checkedBy, $withdrawal->checked_at],
            WithdrawalStatus::Approved => [$withdrawal->approvedBy, $withdrawal->approved_at],
            WithdrawalStatus::Paid => [null, $withdrawal->paid_at],
            WithdrawalStatus::Failed, WithdrawalStatus::Cancelled, WithdrawalStatus::Declined => [$withdrawal->endedBy, $withdrawal->ended_at],
        };
    }
}
