<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Infrastructure\RateLimits\LenientRateLimiter;
use App\Models\User;

/** Counts the different phone numbers and email addresses that a user who sees masked contacts looks up. Repeating one is free. */
final readonly class ContactLookupLimiter
{
    /** As many as reveals. */
    private const MOST = 20;

    private const SECONDS = 600;

    public function __construct(private LenientRateLimiter $limiter) {}

    /** Whether the user may look up this contact. Counts it if so. */
    public function allows(User $user, string $contact): bool
    {
        $key = self::key($user);
        $known = "{$key}:".hash('xxh128', $contact);
        if ($this->limiter->attempts($known) > 0) {
            return true;
        }
        if ($this->limiter->tooManyAttempts($key, self::MOST)) {
            return false;
        }
        $this->limiter->hit($key, self::SECONDS);
        $this->limiter->hit($known, self::SECONDS);

        return true;
    }

    /** Seconds until the user may look up another contact. */
    public function availableIn(User $user): int
    {
        return $this->limiter->availableIn(self::key($user));
    }

    private static function key(User $user): string
    {
        return "contact-lookups:{$user->id}";
    }
}
