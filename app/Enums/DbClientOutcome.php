<?php

declare(strict_types=1);

namespace App\Enums;

/** The outcome of a call to a DB client. */
enum DbClientOutcome: string
{
    use PlainLabel;

    case NoAnswer = 'no_answer';
    case WrongNumber = 'wrong_number';
    case NotInterested = 'not_interested';
    case Interested = 'interested';
    case AskedToStop = 'asked_to_stop';
}
