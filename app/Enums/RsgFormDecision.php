<?php

declare(strict_types=1);

namespace App\Enums;

/** A colleague's decision on a form. */
enum RsgFormDecision: string
{
    case LimitSet = 'limit_set';
    case SelfExcluded = 'self_excluded';
    case TimeOutStarted = 'time_out_started';
    case AccountClosed = 'account_closed';
    case EventOpened = 'event_opened';

    public function label(): string
    {
        return match ($this) {
            self::SelfExcluded => 'Self-excluded',
            self::TimeOutStarted => 'Time-out started',
            default => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }
}
