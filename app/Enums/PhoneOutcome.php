<?php

declare(strict_types=1);

namespace App\Enums;

/** How a phone call ended. */
enum PhoneOutcome: string
{
    use PlainLabel;

    case Answered = 'answered';
    case NoAnswer = 'no_answer';
    case Busy = 'busy';
    case Voicemail = 'voicemail';
    case WrongNumber = 'wrong_number';
    case Failed = 'failed';
}
