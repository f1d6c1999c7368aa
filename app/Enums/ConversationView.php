<?php

declare(strict_types=1);

namespace App\Enums;

/** The views of the SMS panel. Snoozed conversations return to the first two when their time has come. */
enum ConversationView: string
{
    use ListView, PlainLabel;

    case All = 'all';
    case Mine = 'mine';
    case Unread = 'unread';
    case Snoozed = 'snoozed';
}
