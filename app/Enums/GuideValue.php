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
    case MessageDue = 'message_due';
    case ReviewDue = 'review_due';
    case RiskCheckDue = 'risk_check_due';
    case AutoMatchAccuracy = 'auto_match_accuracy';
    case AutoMatchDecisions = 'auto_match_decisions';
    case DuplicateScore = 'duplicate_score';
    case RsgHigh = 'rsg_high';
    case RsgMedium = 'rsg_medium';
    case RsgLow = 'rsg_low';

    /** @return array{GuideKey, string, GuideUnit, int, int, int} guide, first cell of the row, unit, initial value, lowest and highest value */
    private function row(): array
    {
        return match ($this) {
            self::SecondApprover => [GuideKey::Limits, 'Second approver from', GuideUnit::Money, 100_000, 100, 10_000_000],
            self::WithdrawalGettingLate => [GuideKey::Limits, 'Withdrawal is getting late after', GuideUnit::Minutes, 60, 5, 10_080],
            self::WithdrawalLate => [GuideKey::Limits, 'Withdrawal is late after', GuideUnit::Minutes, 240, 5, 10_080],
            self::DepositWaiting => [GuideKey::Limits, 'Deposit is waiting after', GuideUnit::Hours, 1, 1, 168],
            self::DepositLate => [GuideKey::Limits, 'Deposit is late after', GuideUnit::Hours, 4, 1, 168],
            self::DepositOverdue => [GuideKey::Limits, 'Deposit is overdue after', GuideUnit::Hours, 24, 1, 168],
            self::MessageDue => [GuideKey::Limits, 'Message is answered within', GuideUnit::Minutes, 60, 5, 1_440],
            self::ReviewDue => [GuideKey::Limits, 'Review is decided within', GuideUnit::Days, 3, 1, 14],
            self::RiskCheckDue => [GuideKey::RiskSchedule, 'New account check within', GuideUnit::Minutes, 60, 5, 1_440],
            // Below, a wrong match in a hundred would be credited without a person choosing the client.
            self::AutoMatchAccuracy => [GuideKey::RiskSchedule, 'Automatic matching: least accuracy', GuideUnit::Percent, 9_950, 9_900, 9_999],
            self::AutoMatchDecisions => [GuideKey::RiskSchedule, 'Automatic matching: least past decisions', GuideUnit::Count, 50, 20, 10_000],
            self::DuplicateScore => [GuideKey::RiskSchedule, 'Possible duplicate from score', GuideUnit::Count, 60, 30, 90],
            self::RsgHigh => [GuideKey::RiskSchedule, 'High severity: act within', GuideUnit::Days, 1, 1, 3],
            self::RsgMedium => [GuideKey::RiskSchedule, 'Medium severity: act within', GuideUnit::Days, 3, 1, 7],
            self::RsgLow => [GuideKey::RiskSchedule, 'Low severity: act within', GuideUnit::Days, 7, 1, 14],
        };
    }

    public function guide(): GuideKey
    {
        return $this->row()[0];
    }

    public function label(): string
    {
        return $this->row()[1];
    }

    public function unit(): GuideUnit
    {
        return $this->row()[2];
    }

    /** The value of the text that Paddock comes with. It applies while no version is published. */
    public function initial(): int
    {
        return $this->row()[3];
    }

    /** @return array{int, int} the lowest and highest value that can be published */
    public function bounds(): array
    {
        return array_slice($this->row(), 4);
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
