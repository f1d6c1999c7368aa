<?php

declare(strict_types=1);

namespace App\Enums;

/** Where an import stands: uploaded > mapped > checked > running > done, cancelled or failed; done > undone. */
enum ImportStatus: string
{
    case Uploaded = 'uploaded';
    case Mapped = 'mapped';
    case Checking = 'checking';
    case Checked = 'checked';
    case Running = 'running';
    case Done = 'done';
    case Cancelled = 'cancelled';
    case Failed = 'failed';
    case Undoing = 'undoing';
    case Undone = 'undone';

    public function label(): string
    {
        return match ($this) {
            self::Uploaded => 'Uploaded',
            self::Mapped => 'Mapped',
            self::Checking => 'Checking',
            self::Checked => 'Checked',
            self::Running => 'Running',
            self::Done => 'Done',
            self::Cancelled => 'Cancelled',
            self::Failed => 'Failed',
            self::Undoing => 'Undoing',
            self::Undone => 'Undone',
        };
    }

    /** A process works on it, or will in a moment. */
    public function isWorking(): bool
    {
        return in_array($this, [self::Checking, self::Running, self::Undoing], true);
    }

    /** Nothing has been written to records yet: everything can still be changed. */
    public function isOpen(): bool
    {
        return in_array($this, [self::Uploaded, self::Mapped, self::Checked], true);
    }
}
