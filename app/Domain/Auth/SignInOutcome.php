<?php

declare(strict_types=1);

namespace App\Domain\Auth;

enum SignInOutcome
{
    case SignedIn;
    case SecondFactorNeeded;
}
