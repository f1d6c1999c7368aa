<?php

declare(strict_types=1);

namespace App\Enums;

/** Where a change of many clients stands: queued > running > done or cancelled; done > undoing > undone. */
enum BulkChangeStatus: string
{
    case Queued = 'queued';
    case Running = 'running';
    case Done = 'done';
    case Cancelled = 'cancelled';
    case Failed = 'failed';
    case Undoing = 'undoing';
    case Undone = 'undone';

    public function label(): string
    {
        return ucfirst($this->value);
    }

    public function isUnfinished(): bool
    {
        return $this === self::Undoing || $this->isApplying();
    }

    public function isApplying(): bool
    {
        return $this === self::Queued || $this === self::Running;
    }

    /** What is done can be taken back. */
    public function isUndoable(): bool
    {
        return in_array($this, [self::Done, self::Cancelled, self::Failed], true);
    }
}
