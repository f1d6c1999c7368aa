<?php

declare(strict_types=1);

namespace App\Enums;

/** The kinds of open work on the RSG dashboard. */
enum RsgWorkKind: string
{
    case Exclusion = 'exclusion';
    case BetstopNotice = 'betstop_notice';
    case Form = 'form';
    case Communication = 'communication';
    case Event = 'event';
    case Match = 'match';
    /** Clients who may be on a barred list, and requested lifts of entries. */
    case Barred = 'barred';
    case Payment = 'payment';
    case RiskCheck = 'risk_check';

    public function label(): string
    {
        return match ($this) {
            self::Exclusion => 'Exclusions',
            self::BetstopNotice => 'BetStop notices',
            self::Form => 'Forms',
            self::Communication => 'Communications',
            self::Event => 'Events',
            self::Match => 'Matches',
            self::Barred => 'Barred lists',
            self::Payment => 'Flagged payments',
            self::RiskCheck => 'New account checks',
        };
    }

    public function ability(): Ability
    {
        return match ($this) {
            self::Exclusion, self::Match, self::Payment => Ability::ViewRsg,
            self::BetstopNotice => Ability::ViewBetstopUpdates,
            self::Form => Ability::ViewRsgFormSubmissions,
            self::Communication => Ability::ViewRsgCommunications,
            self::Event => Ability::ViewRsgEvents,
            self::Barred => Ability::ViewBarredList,
            self::RiskCheck => Ability::RiskCheckClients,
        };
    }

    /** Hours to act on work without a due time of its own. */
    public function hoursToAct(): int
    {
        return match ($this) {
            self::RiskCheck => 1,
            self::BetstopNotice, self::Match, self::Barred, self::Payment => 4,
            self::Exclusion, self::Event, self::Form, self::Communication => 24,
        };
    }
}
