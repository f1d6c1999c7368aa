<?php

declare(strict_types=1);

namespace App\Events\Auth;

/**
 * Sessions of a user were ended, so their realtime connections must be closed. On the database queue the job is a row of the caller's
 * transaction; Redis gets it after the commit.
 */
final readonly class StaffSessionsEnded
{
    public function __construct(public int $userId) {}
}
