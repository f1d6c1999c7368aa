<?php

declare(strict_types=1);

namespace App\Enums;

/** The kinds of entries in a client's timeline. */
enum TimelineKind: string
{
    case Bets = 'bets';
    case Money = 'money';
    case Messages = 'messages';
    case Rsg = 'rsg';
    case Notes = 'notes';
    case Staff = 'staff';

    public function label(): string
    {
        return match ($this) {
            self::Rsg => 'Safety',
            self::Staff => 'Staff actions',
            default => ucfirst($this->value),
        };
    }
}
