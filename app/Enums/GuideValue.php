<?php

declare(strict_types=1);

namespace App\Enums;

/** A limit or threshold that the product reads from a row of a guide's table. */
enum GuideValue: string
{
    case SecondApprover = 'second_approver';
    case WithdrawalGettingLate = 'withdrawal_getting_late';
    case WithdrawalLate = 'withdrawal_late';
    case DepositWaiting = 'deposit_waiting';
    case DepositLate = 'deposit_late';
    case DepositOverdue = 'deposit_overdue';
    case AutoMatchAccuracy = 'auto_match_accuracy';
    case AutoMatchDecisions = 'auto_match_decisions';
    case DuplicateScore = 'duplicate_score';
    case RsgHigh = 'rsg_high';
    case RsgMedium = 'rsg_medium';
    case RsgLow = 'rsg_low';

    public function guide(): GuideKey
    {
        return match ($this) {
            self::SecondApprover, self::WithdrawalGettingLate, self::WithdrawalLate, self::DepositWaiting, self::DepositLate, self::DepositOverdue => GuideKey::Limits,
            default => GuideKey::RiskSchedule,
        };
    }

    /** The first cell of the row. */
    public function label(): string
    {
        return match ($this) {
            self::SecondApprover => 'Second approver from',
            self::WithdrawalGettingLate => 'Withdrawal is getting late after',
            self::WithdrawalLate => 'Withdrawal is late after',
            self::DepositWaiting => 'Deposit is waiting after',
            self::DepositLate => 'Deposit is late after',
            self::DepositOverdue => 'Deposit is overdue after',
            self::AutoMatchAccuracy => 'Automatic matching: least accuracy',
            self::AutoMatchDecisions => 'Automatic matching: least past decisions',
            self::DuplicateScore => 'Possible duplicate from score',
            self::RsgHigh => 'High severity: act within',
            self::RsgMedium => 'Medium severity: act within',
            self::RsgLow => 'Low severity: act within',
        };
    }

    public function unit(): GuideUnit
    {
        return match ($this) {
            self::SecondApprover => GuideUnit::Money,
            self::WithdrawalGettingLate, self::WithdrawalLate => GuideUnit::Minutes,
            self::DepositWaiting, self::DepositLate, self::DepositOverdue => GuideUnit::Hours,
            self::AutoMatchAccuracy => GuideUnit::Percent,
            self::AutoMatchDecisions, self::DuplicateScore => GuideUnit::Count,
            self::RsgHigh, self::RsgMedium, self::RsgLow => GuideUnit::Days,
        };
    }

    /** The value of the text that Paddock comes with. It applies while no version is published. */
    public function initial(): int
    {
        return match ($this) {
            self::SecondApprover => 100_000,
            self::WithdrawalGettingLate => 60,
            self::WithdrawalLate => 240,
            self::DepositWaiting => 1,
            self::DepositLate => 4,
            self::DepositOverdue => 24,
            self::AutoMatchAccuracy => 9_950,
            self::AutoMatchDecisions => 50,
            self::DuplicateScore => 60,
            self::RsgHigh => 1,
            self::RsgMedium => 3,
            self::RsgLow => 7,
        };
    }

    /** @return array{int, int} the lowest and highest value that can be published */
    public function bounds(): array
    {
        return match ($this) {
            self::SecondApprover => [100, 10_000_000],
            self::WithdrawalGettingLate, self::WithdrawalLate => [5, 10_080],
            self::DepositWaiting, self::DepositLate, self::DepositOverdue => [1, 168],
            // Below, a wrong match in a hundred would be credited without a person choosing the client.
            self::AutoMatchAccuracy => [9_900, 9_999],
            self::AutoMatchDecisions => [20, 10_000],
            self::DuplicateScore => [30, 90],
            self::RsgHigh => [1, 3],
            self::RsgMedium => [1, 7],
            self::RsgLow => [1, 14],
        };
    }

    /** The value that must not be lower than this one. */
    public function atMost(): ?self
    {
        return match ($this) {
            self::WithdrawalGettingLate => self::WithdrawalLate,
            self::DepositWaiting => self::DepositLate,
            self::DepositLate => self::DepositOverdue,
            self::RsgHigh => self::RsgMedium,
            self::RsgMedium => self::RsgLow,
            default => null,
        };
    }

    /** The deadline of a severity. */
    public static function daysToAct(RsgEventSeverity $severity): self
    {
        return match ($severity) {
            RsgEventSeverity::High => self::RsgHigh,
            RsgEventSeverity::Medium => self::RsgMedium,
            RsgEventSeverity::Low => self::RsgLow,
        };
    }

    /** @return list<self> */
    public static function ofGuide(GuideKey $guide): array
    {
        return array_values(array_filter(self::cases(), static fn (self $value): bool => $value->guide() === $guide));
    }
}
