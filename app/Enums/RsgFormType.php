<?php

declare(strict_types=1);

namespace App\Enums;

/** The responsible-gambling forms on the brands’ websites. */
enum RsgFormType: string
{
    case SelfExclusion = 'self_exclusion';
    case TimeOut = 'time_out';
    case DepositLimit = 'deposit_limit';
    case AccountClosure = 'account_closure';
    case ThirdPartyConcern = 'third_party_concern';
    case GamblingHelp = 'gambling_help';

    public function label(): string
    {
        return match ($this) {
            self::SelfExclusion => 'Self-exclusion',
            self::ThirdPartyConcern => 'Third-party concern',
            self::GamblingHelp => 'Gambling help request',
            default => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }
}
