<?php

declare(strict_types=1);

namespace App\Enums;

/**
 * The status of an SMS: draft > queued > sent > delivered or failed; suppressed when it must not go out; received from a client.
 * Unknown means that the gateway may or may not have accepted it, so it is never resent automatically.
 */
enum SmsStatus: string
{
    use PlainLabel;

    case Draft = 'draft';
    case Queued = 'queued';
    case Sent = 'sent';
    case Delivered = 'delivered';
    case Failed = 'failed';
    case Suppressed = 'suppressed';
    case Received = 'received';
    case Unknown = 'unknown';
}
