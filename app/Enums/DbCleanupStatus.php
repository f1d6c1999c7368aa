<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a clean-up or of its undo. */
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
        return $this === self::Cancelled ? 'Stopped' : ucfirst($this->value);
    }

    /** @return list<self> unfinished; no other clean-up can start */
    public static function underWay(): array
    {
        return [self::Queued, self::Running, self::Undoing];
    }

    /** Whether its changes can be undone. */
    public function canBeUndone(): bool
    {
        return in_array($this, [self::Done, self::Cancelled, self::Failed], true);
    }
}
