<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of an export. */
enum ExportStatus: string
{
    use PlainLabel;

    case Queued = 'queued';
    case Running = 'running';
    case Ready = 'ready';
    case Expired = 'expired';
    case Failed = 'failed';
    case Cancelled = 'cancelled';

    public function isUnfinished(): bool
    {
        return $this === self::Queued || $this === self::Running;
    }
}
