<?php

declare(strict_types=1);

namespace App\Enums;

/** The tabs of the withdrawal queue. */
enum WithdrawalView: string
{
    use ListView;

    case Open = 'open';
    case ToCheck = 'to_check';
    case ToApprove = 'to_approve';
    case Approved = 'approved';
    case Paid = 'paid';
    case Ended = 'ended';
    case All = 'all';

    public function label(): string
    {
        return match ($this) {
            self::Approved => 'To pay',
            self::Ended => 'Not paid',
            default => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }

    /** @return list<WithdrawalStatus> */
    public function statuses(): array
    {
        return match ($this) {
            self::Open => WithdrawalStatus::open(),
            self::ToCheck => [WithdrawalStatus::Pending],
            self::ToApprove => [WithdrawalStatus::Checked],
            self::Approved => [WithdrawalStatus::Approved],
            self::Paid => [WithdrawalStatus::Paid],
            self::Ended => [WithdrawalStatus::Failed, WithdrawalStatus::Cancelled, WithdrawalStatus::Declined],
            self::All => WithdrawalStatus::cases(),
        };
    }

    /** Open work is sorted oldest first, closed work newest first. */
    public function isQueue(): bool
    {
        return array_filter($this->statuses(), static fn (WithdrawalStatus $status): bool => ! $status->isOpen()) === [];
    }
}
