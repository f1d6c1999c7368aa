<?php

declare(strict_types=1);

namespace App\Data\Users;

/** An open invitation. Times are UTC. */
final readonly class UserInvitationData
{
    public function __construct(public string $invited_by_name, public string $sent_at, public string $expires_at) {}
}
