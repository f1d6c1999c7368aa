<?php

declare(strict_types=1);

namespace App\Data\Services;

/** A colleague who saw or copied a secret. */
final readonly class CredentialRevealItem
{
    public function __construct(public int $id, public string $user_name, public bool $is_copy, public string $reason, public string $created_at) {}
}
