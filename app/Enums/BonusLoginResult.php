<?php

declare(strict_types=1);

namespace App\Enums;

/** The outcome of a sign-in to a client's site account. */
enum BonusLoginResult: string
{
    use PlainLabel;

    case Claimed = 'claimed';
    case NoOffer = 'no_offer';
    case Refused = 'refused';
    case LoginFailed = 'login_failed';
}
