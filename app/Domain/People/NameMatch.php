<?php

declare(strict_types=1);

namespace App\Domain\People;

/** Result of comparing two names. A higher value is a closer match. */
enum NameMatch: int
{
    case Different = 0;
    case GivenName = 1;
    case Surname = 2;
    /** Misspelt or cut off. */
    case Similar = 3;
    case Initial = 4;
    /** Short form, or one name has further given names. */
    case Nickname = 5;
    /** Surname first. */
    case Swapped = 6;
    case Same = 7;
}
