<?php

declare(strict_types=1);

namespace App\Enums;

/** Why a colleague signed in to a client's site account. */
enum BonusLoginPurpose: string
{
    use PlainLabel;

    case ClaimBonus = 'claim_bonus';
    case CheckOffers = 'check_offers';
    case OptIn = 'opt_in';
}
