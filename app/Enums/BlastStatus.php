<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a blast: draft (its recipients are being checked) > checked > approved > sending > done; paused, cancelled. */
enum BlastStatus: string
{
    case Draft = 'draft';
    case Checked = 'checked';
    case Approved = 'approved';
    case Sending = 'sending';
    case Paused = 'paused';
    case Done = 'done';
    case Cancelled = 'cancelled';

    public function label(): string
    {
        return match ($this) {
            self::Draft => 'Checking',
            self::Checked => 'Needs approval',
            default => ucfirst($this->value),
        };
    }

    public function isOver(): bool
    {
        return $this === self::Done || $this === self::Cancelled;
    }

    /** @return list<self> that a worker moves on */
    public static function moving(): array
    {
        return [self::Draft, self::Approved, self::Sending];
    }
}
