<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a client gets the message of a blast. Once it is queued, the message has its own status. */
enum BlastRecipientStatus: string
{
    /** A row of a file that is not checked yet. */
    case Waiting = 'waiting';
    case Eligible = 'eligible';
    case Queued = 'queued';
    case Suppressed = 'suppressed';

    public function label(): string
    {
        return match ($this) {
            self::Waiting => 'Not checked yet',
            self::Eligible => 'Waiting',
            self::Queued => 'Queued',
            self::Suppressed => 'Skipped',
        };
    }
}
