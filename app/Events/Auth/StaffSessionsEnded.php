<?php

declare(strict_types=1);

namespace App\Events\Auth;

use Illuminate\Contracts\Events\ShouldDispatchAfterCommit;

/** Sessions of a user were ended, so their realtime connections must be closed. */
final readonly class StaffSessionsEnded implements ShouldDispatchAfterCommit
{
    public function __construct(public int $userId) {}
}
