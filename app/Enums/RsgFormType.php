<?php

declare(strict_types=1);

namespace App\Enums;

use App\Support\BusinessDays;
use Carbon\CarbonImmutable;

/** The responsible-gambling forms on the brands’ websites. */
enum RsgFormType: string
{
    case SelfExclusion = 'self_exclusion';
    case TimeOut = 'time_out';
    case DepositLimit = 'deposit_limit';
    case AccountClosure = 'account_closure';
    case ThirdPartyConcern = 'third_party_concern';
    case GamblingHelp = 'gambling_help';
    case Complaint = 'complaint';
    case Affordability = 'affordability';

    public function label(): string
    {
        return match ($this) {
            self::SelfExclusion => 'Self-exclusion',
            self::TimeOut => 'Time-out',
            self::ThirdPartyConcern => 'Third-party concern',
            self::GamblingHelp => 'Gambling help request',
            self::Affordability => 'Affordability check',
            default => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }

    /** The decision that takes effect for this form. */
    public function decision(): RsgFormDecision
    {
        return match ($this) {
            self::DepositLimit => RsgFormDecision::LimitSet,
            self::SelfExclusion => RsgFormDecision::SelfExcluded,
            self::TimeOut => RsgFormDecision::TimeOutStarted,
            self::AccountClosure => RsgFormDecision::AccountClosed,
            self::ThirdPartyConcern, self::GamblingHelp, self::Complaint, self::Affordability => RsgFormDecision::EventOpened,
        };
    }

    /** The kind of the event that the form opens. Null when another decision follows. */
    public function eventKind(): ?RsgEventKind
    {
        return match ($this) {
            self::ThirdPartyConcern => RsgEventKind::ThirdParty,
            self::GamblingHelp => RsgEventKind::HelpRequest,
            self::Complaint => RsgEventKind::Complaint,
            self::Affordability => RsgEventKind::Affordability,
            default => null,
        };
    }

    /**
     * The time by which staff decide. What protects a client at once is due within 24 hours, weekends included: the National Consumer
     * Protection Framework for Online Wagering asks for exclusions and stricter limits without delay (measures 5 and 6).
     *
     * @param  AustralianState|null  $state  the client's
     */
    public function dueAt(CarbonImmutable $submittedAt, ?AustralianState $state): CarbonImmutable
    {
        $days = match ($this) {
            self::SelfExclusion, self::TimeOut, self::DepositLimit, self::GamblingHelp => null,
            self::ThirdPartyConcern, self::AccountClosure => 3,
            self::Affordability => 5,
            self::Complaint => 7,
        };

        return $days === null ? $submittedAt->addDay() : BusinessDays::addBusinessDays($submittedAt, $days, $state);
    }
}
