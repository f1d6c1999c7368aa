<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of an intake delivery: received > processed; refused; or failed, so it can be replayed. */
enum WebhookDeliveryStatus: string
{
    use PlainLabel;

    case Received = 'received';
    case Processed = 'processed';
    case Refused = 'refused';
    case Failed = 'failed';
}
