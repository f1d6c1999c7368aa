<?php

declare(strict_types=1);

namespace App\Enums;

/** The direction of an email or SMS: from the client or from us. */
enum MessageDirection: string
{
    use PlainLabel;

    case Inbound = 'inbound';
    case Outbound = 'outbound';
}
