<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Models\User;
use Illuminate\Contracts\Session\Session;

/**
 * The sign-in data of a browser session: start, last use, and the account's security version at sign-in.
 */
final readonly class SignedInSession
{
    public const SECURITY_VERSION = 'auth.security_version';

    private const STARTED_AT = 'auth.started_at';

    private const LAST_USED_AT = 'auth.last_used_at';

    public function __construct(private Session $session) {}

    /** Binds the session to the user. Switching users, as an impersonation does, keeps the start time. */
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

    /** False when the account's sessions were ended since. */
    public function belongsTo(User $user): bool
    {
        return $this->session->get(self::SECURITY_VERSION) === $user->security_version;
    }

    /** @param  int  $precision  seconds by which the stored time may be too early, so that few pages write the session */
    public function touch(int $precision): void
    {
        $now = now()->getTimestamp();
        if ($now - $this->lastUsedAt() >= $precision) {
            $this->session->put(self::LAST_USED_AT, $now);
        }
    }

    /** Keeps this session when a change ends all others. */
    public function renew(User $user): void
    {
        $this->session->put(self::SECURITY_VERSION, $user->security_version);
    }

    /** Unix seconds. */
    public function startedAt(): int
    {
        return (int) $this->session->get(self::STARTED_AT);
    }

    /** Unix seconds. */
    public function lastUsedAt(): int
    {
        return (int) $this->session->get(self::LAST_USED_AT);
    }
}
