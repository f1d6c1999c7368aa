<?php

declare(strict_types=1);

namespace App\Enums;

/**
 * Where an e-mail stands: queued > sent > delivered, bounced or failed; received is one that came in; unknown when it was
 * handed to the mail server and nobody knows whether that took it: such a one is never sent again by itself.
 */
enum EmailStatus: string
{
    case Queued = 'queued';
    case Sent = 'sent';
    case Delivered = 'delivered';
    case Bounced = 'bounced';
    case Failed = 'failed';
    case Received = 'received';
    case Unknown = 'unknown';

    public function label(): string
    {
        return match ($this) {
            self::Queued => 'Queued',
            self::Sent => 'Sent',
            self::Delivered => 'Delivered',
            self::Bounced => 'Bounced',
            self::Failed => 'Failed',
            self::Received => 'Received',
            self::Unknown => 'Unknown',
        };
    }
}
