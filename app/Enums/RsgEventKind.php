<?php

declare(strict_types=1);

namespace App\Enums;

/** The observation that an event records. */
enum RsgEventKind: string
{
    case Chasing = 'chasing';
    case LongSession = 'long_session';
    case DepositSpike = 'deposit_spike';
    case Distress = 'distress';
    case ThirdParty = 'third_party';
    case LimitRaised = 'limit_raised';
    case HelpRequest = 'help_request';
    case Complaint = 'complaint';
    case Affordability = 'affordability';

    public function label(): string
    {
        return match ($this) {
            self::Chasing => 'Chasing losses',
            self::Distress => 'Signs of distress',
            self::ThirdParty => 'Third-party concern',
            default => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }
}
