<?php

declare(strict_types=1);

namespace App\Enums;

/** The subject of an entry of /telescope. `server` entries are shown on /pulse only. */
enum TelescopeEntryType: string
{
    use ListView, PlainLabel;

    case Request = 'request';
    case Query = 'query';
    case Exception = 'exception';
    case Job = 'job';
    case Mail = 'mail';
    case Broadcast = 'broadcast';
    case Server = 'server';
}
