<?php

declare(strict_types=1);

namespace App\Domain\Auth;

/** Kinds of attempts that are limited separately, so that passing one step doesn't reset the next. */
enum AttemptKind: string
{
    case Password = 'password';
    case SecondFactor = 'second_factor';
    /** A signed-in user confirming their password. */
    case Confirmation = 'confirmation';
    case ResetLink = 'reset_link';
}
