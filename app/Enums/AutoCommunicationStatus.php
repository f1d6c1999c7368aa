<?php

declare(strict_types=1);

namespace App\Enums;

/** The status of an automatic message: waiting, queued, then the status of its SMS. Suppressed when it must not be sent. */
enum AutoCommunicationStatus: string
{
    use PlainLabel;

    case Waiting = 'waiting';
    case Queued = 'queued';
    case Sent = 'sent';
    case Delivered = 'delivered';
    case Failed = 'failed';
    case Suppressed = 'suppressed';
    case Unknown = 'unknown';
}
