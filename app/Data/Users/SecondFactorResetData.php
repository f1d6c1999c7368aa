<?php

declare(strict_types=1);

namespace App\Data\Users;

/** An open request to remove the authenticator app. Times are UTC. */
final readonly class SecondFactorResetData
{
    /** @param  string|null  $refusal  why the viewer can't confirm it; null when they can, or when they don't manage accounts */
    public function __construct(
        public string $requested_by_name,
        public string $reason,
        public string $requested_at,
        public bool $can_confirm,
        public ?string $refusal,
    ) {}
}
