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
        return ucfirst($this->value);
    }

    public function isUnfinished(): bool
    {
        return $this === self::Queued || $this === self::Running;
    }
}
