<?php

declare(strict_types=1);

namespace App\Enums;

/**
 * Why a client gets nothing from a blast. The words say nothing about the person, because authors of blasts may not learn who is excluded.
 * The receipt of the gate has the reason itself.
 */
enum BlastRefusal: string
{
    case Protected = 'protected';
    case OptedOut = 'opted_out';
    case Closed = 'closed';
    case NoMobile = 'no_mobile';
    case OtherClientsNumber = 'number';
    case NoValue = 'no_value';
    case NoCheck = 'no_check';
    case Sender = 'sender';
    case Time = 'time';
    case Gone = 'gone';
    case Cancelled = 'cancelled';
    case Merged = 'merged';

    /** @param  string  $code  of the gate */
    public static function of(string $code): self
    {
        return match ($code) {
            'opted_out', 'suppressed', 'consent_withdrawn', 'no_consent' => self::OptedOut,
            'closed' => self::Closed,
            'no_mobile' => self::NoMobile,
            'betstop_check' => self::NoCheck,
            'sender_id' => self::Sender,
            'contact_hours' => self::Time,
            'deleted' => self::Gone,
            default => self::Protected,
        };
    }

    public function label(): string
    {
        return match ($this) {
            self::Protected => 'Must not be contacted',
            self::OptedOut => 'Opted out, or on the do-not-contact list',
            self::Closed => 'Account closed',
            self::NoMobile => 'No Australian mobile number',
            self::OtherClientsNumber => 'Another client has this number',
            self::NoValue => 'A variable has no value for this client',
            self::NoCheck => 'No valid BetStop check',
            self::Sender => 'The sender name is not registered',
            self::Time => 'The time to send was over',
            self::Gone => 'No longer on file',
            self::Cancelled => 'The blast was cancelled',
            self::Merged => 'Already got it on another record',
        };
    }
}
