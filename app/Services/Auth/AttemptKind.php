<?php

declare(strict_types=1);

namespace App\Services\Auth;

/** What is being guessed at; each kind is counted for itself, so that passing one step does not refill the next. */
enum AttemptKind: string
{
    case Password = 'password';
    case SecondFactor = 'second_factor';
    /** A signed-in person proving once more who they are. */
    case Confirmation = 'confirmation';
    case ResetLink = 'reset_link';
}
