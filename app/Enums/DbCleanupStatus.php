<?php

declare(strict_types=1);

namespace App\Enums;

/** How far a clean-up is; an undo is a run of its own, backwards. */
enum DbCleanupStatus: string
{
    case Queued = 'queued';
    case Running = 'running';
    case Done = 'done';
    case Undoing = 'undoing';
    case Undone = 'undone';
    case Cancelled = 'cancelled';
    case Failed = 'failed';

    public function label(): string
    {
        return match ($this) {
            self::Queued => 'Queued',
            self::Running => 'Running',
            self::Done => 'Done',
            self::Undoing => 'Undoing',
            self::Undone => 'Undone',
            self::Cancelled => 'Stopped',
            self::Failed => 'Failed',
        };
    }

    /** @return list<self> those that a worker goes on with, and that no other clean-up may run beside */
    public static function underWay(): array
    {
        return [self::Queued, self::Running, self::Undoing];
    }

    /** Whether what it has changed so far can be taken back. */
    public function canBeUndone(): bool
    {
        return in_array($this, [self::Done, self::Cancelled, self::Failed], true);
    }
}
