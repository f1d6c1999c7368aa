<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of the work on an event. */
enum RsgEventStatus: string
{
    use PlainLabel;

    case Open = 'open';
    case Reviewing = 'reviewing';
    case Actioned = 'actioned';
    case Closed = 'closed';

    /** @return list<self> statuses of events that wait for action; an actioned event is open until it is closed */
    public static function waiting(): array
    {
        return [self::Open, self::Reviewing];
    }

    /** The next status; null after the last. */
    public function next(): ?self
    {
        return match ($this) {
            self::Open => self::Reviewing,
            self::Reviewing => self::Actioned,
            self::Actioned => self::Closed,
            self::Closed => null,
        };
    }
}
