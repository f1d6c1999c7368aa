<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Enums\BonusLoginPurpose;
use App\Enums\BonusLoginResult;

/** A colleague's sign-in for a bonus. Times are UTC. */
final readonly class BonusLoginRow
{
    public function __construct(
        public int $id,
        public int $client_id,
        public string $full_name,
        public string $pin,
        public string $site_name,
        public ?string $username,
        public ?string $user_name,
        public BonusLoginPurpose $purpose,
        public BonusLoginResult $result,
        public ?string $notes,
        public string $logged_in_at,
    ) {}
}
