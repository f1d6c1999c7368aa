<?php

declare(strict_types=1);

namespace App\Enums;

/**
 * Where an SMS stands: draft > queued > sent > delivered or failed; suppressed when it must not go out; received from a
 * client; unknown when the gateway was asked and nobody knows whether it took it: such a one is never sent again by itself.
 */
enum SmsStatus: string
{
    case Draft = 'draft';
    case Queued = 'queued';
    case Sent = 'sent';
    case Delivered = 'delivered';
    case Failed = 'failed';
    case Suppressed = 'suppressed';
    case Received = 'received';
    case Unknown = 'unknown';

    public function label(): string
    {
        return match ($this) {
            self::Draft => 'Draft',
            self::Queued => 'Queued',
            self::Sent => 'Sent',
            self::Delivered => 'Delivered',
            self::Failed => 'Failed',
            self::Suppressed => 'Suppressed',
            self::Received => 'Received',
            self::Unknown => 'Unknown',
        };
    }
}
