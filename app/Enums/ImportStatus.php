<?php

declare(strict_types=1);

namespace App\Enums;

/** The stage of an import: uploaded > mapped > checked > running > done, cancelled or failed; done > undone. */
enum ImportStatus: string
{
    use PlainLabel;

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

    /** A worker processes it now or soon. */
    public function isWorking(): bool
    {
        return in_array($this, [self::Checking, self::Running, self::Undoing], true);
    }

    /** No record has been written yet, so all settings can still change. */
    public function isOpen(): bool
    {
        return in_array($this, [self::Uploaded, self::Mapped, self::Checked], true);
    }
}
