<?php

declare(strict_types=1);

namespace App\Enums;

/** What a client's timeline is made of. */
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
            self::Bets => 'Bets',
            self::Money => 'Money',
            self::Messages => 'Messages',
            self::Rsg => 'Safety',
            self::Notes => 'Notes',
            self::Staff => 'Staff actions',
        };
    }
}
