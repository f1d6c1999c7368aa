<?php

declare(strict_types=1);

namespace App\Services\Auth;

use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Session\Session;

/**
 * What a browser session remembers about its sign-in: when it began, when it was last used, and which version of the
 * account's security it was opened under.
 */
final readonly class SignedInSession
{
    private const SECURITY_VERSION = 'auth.security_version';

    private const STARTED_AT = 'auth.started_at';

    private const LAST_USED_AT = 'auth.last_used_at';

    public function __construct(private Session $session) {}

    /** Marks the session as this person's. Switching the person, as an impersonation does, keeps the sign-in's age. */
    public function begin(User $user): void
    {
        $now = now()->getTimestamp();
        $this->session->put(self::SECURITY_VERSION, $user->security_version);
        $this->session->put(self::STARTED_AT, $this->session->get(self::STARTED_AT, $now));
        $this->session->put(self::LAST_USED_AT, $now);
    }

    public function isMarked(): bool
    {
        return $this->session->has(self::SECURITY_VERSION);
    }

    /** Whether nothing has happened since that would end the account's sessions. */
    public function belongsTo(User $user): bool
    {
        return $this->session->get(self::SECURITY_VERSION) === $user->security_version;
    }

    public function touch(): void
    {
        $this->session->put(self::LAST_USED_AT, now()->getTimestamp());
    }

    /** Keeps this session alive through a change that ends all others. */
    public function renew(User $user): void
    {
        $this->session->put(self::SECURITY_VERSION, $user->security_version);
    }

    public function startedAt(): CarbonImmutable
    {
        return $this->moment(self::STARTED_AT);
    }

    public function lastUsedAt(): CarbonImmutable
    {
        return $this->moment(self::LAST_USED_AT);
    }

    private function moment(string $key): CarbonImmutable
    {
        $timestamp = $this->session->get($key);

        return CarbonImmutable::createFromTimestamp(is_int($timestamp) ? $timestamp : 0);
    }
}
