<?php

declare(strict_types=1);

namespace App\Events\Auth;

use Illuminate\Contracts\Events\ShouldDispatchAfterCommit;

/** Sessions of a person have been ended from outside: their open sockets have to go too. */
final readonly class StaffSessionsEnded implements ShouldDispatchAfterCommit
{
    public function __construct(public int $userId) {}
}
