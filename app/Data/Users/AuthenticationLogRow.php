<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Enums\AuthenticationKind;
use App\Enums\UnusualSignIn;

/** One entry of the authentication log. */
final readonly class AuthenticationLogRow
{
    public function __construct(
        public int $id,
        public string $created_at,
        /** Null when no account has the email address. */
        public ?string $user_name,
        /** As typed. */
        public string $email,
        public AuthenticationKind $kind,
        public bool $succeeded,
        /** @var list<UnusualSignIn> */
        public array $unusual,
        public ?string $ip,
        /** "Firefox on Windows" */
        public string $device,
        /** Whether the session that this sign-in started is still open. */
        public bool $has_session,
        public bool $is_own_session,
    ) {}
}
