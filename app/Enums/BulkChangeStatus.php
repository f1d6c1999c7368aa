<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a change to many clients: queued > running > done or cancelled; done > undoing > undone. */
enum BulkChangeStatus: string
{
    use PlainLabel;

    case Queued = 'queued';
    case Running = 'running';
    case Done = 'done';
    case Cancelled = 'cancelled';
    case Failed = 'failed';
    case Undoing = 'undoing';
    case Undone = 'undone';

    public function isUnfinished(): bool
    {
        return $this === self::Undoing || $this->isApplying();
    }

    public function isApplying(): bool
    {
        return $this === self::Queued || $this === self::Running;
    }

    /** Whether the change can be undone. */
    public function isUndoable(): bool
    {
        return in_array($this, [self::Done, self::Cancelled, self::Failed], true);
    }
}
