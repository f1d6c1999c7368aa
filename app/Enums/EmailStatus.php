<?php

declare(strict_types=1);

namespace App\Enums;

/**
 * The status of an email: queued > sent > delivered, bounced or failed; suppressed when the client was excluded first; received for
 * incoming ones. Unknown means that the mail server may or may not have accepted it, so it is never resent automatically.
 */
enum EmailStatus: string
{
    use PlainLabel;

    case Queued = 'queued';
    case Sent = 'sent';
    case Delivered = 'delivered';
    case Bounced = 'bounced';
    case Failed = 'failed';
    case Suppressed = 'suppressed';
    case Received = 'received';
    case Unknown = 'unknown';
}
