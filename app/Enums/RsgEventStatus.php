<?php

declare(strict_types=1);

namespace App\Enums;

/** Where the work on an event stands. */
enum RsgEventStatus: string
{
    case Open = 'open';
    case Reviewing = 'reviewing';
    case Actioned = 'actioned';
    case Closed = 'closed';

    public function label(): string
    {
        return ucfirst($this->value);
    }

    /** The step that follows; null after the last. */
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
