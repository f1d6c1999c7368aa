<?php

declare(strict_types=1);

namespace App\Data\Auth;

final readonly class ImpersonationCandidate
{
    public function __construct(public int $id, public string $full_name, public string $role_title) {}
}
