<?php

declare(strict_types=1);

namespace App\Enums;

/** Where an export stands. */
enum ExportStatus: string
{
    case Queued = 'queued';
    case Running = 'running';
    case Ready = 'ready';
    case Expired = 'expired';
    case Failed = 'failed';
    case Cancelled = 'cancelled';

    public function label(): string
    {
        return match ($this) {
            self::Queued => 'Queued',
            self::Running => 'Running',
            self::Ready => 'Ready',
            self::Expired => 'Expired',
            self::Failed => 'Failed',
            self::Cancelled => 'Cancelled',
        };
    }

    public function isUnfinished(): bool
    {
        return $this === self::Queued || $this === self::Running;
    }
}
