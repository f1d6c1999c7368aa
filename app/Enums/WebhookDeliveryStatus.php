<?php

declare(strict_types=1);

namespace App\Enums;

/** Where an intake delivery stands: received > processed, or refused for good, or failed and to be replayed. */
enum WebhookDeliveryStatus: string
{
    case Received = 'received';
    case Processed = 'processed';
    case Refused = 'refused';
    case Failed = 'failed';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
