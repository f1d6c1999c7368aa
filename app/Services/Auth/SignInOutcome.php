<?php

declare(strict_types=1);

namespace App\Services\Auth;

enum SignInOutcome
{
    case SignedIn;
    case SecondFactorNeeded;
}
