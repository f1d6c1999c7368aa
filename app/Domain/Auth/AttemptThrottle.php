<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Enums\AuthenticationKind;
use App\Models\User;
use Illuminate\Cache\RateLimiter;
use Illuminate\Config\Repository;
use Illuminate\Http\Request;
use Illuminate\Support\Str;

/**
 * Limits attempts per account, per IP address and per pair of both.
 *
 * The narrowest bucket is checked first, and a refused attempt counts in no other. One address can use only a share of an account's
 * attempts: an attacker there cannot lock the account for everyone else.
 */
final readonly class AttemptThrottle
{
    public function __construct(
        private RateLimiter $limiter,
        private Repository $config,
        private Request $request,
        private AuthenticationRecorder $log,
    ) {}

    /**
     * @param  string  $account  the email address as typed
     *
     * @throws TooManyAttemptsException when a limit is reached
     */
    public function hit(AttemptKind $kind, string $account, ?User $user = null): void
    {
        foreach ($this->keys($kind, $account) as $bucket => $key) {
            /** @var array{attempts: int, seconds: int} $limit */
            $limit = $this->config->array("paddock.auth.throttle.{$bucket}");

            if ($this->limiter->hit($key, $limit['seconds']) > $limit['attempts']) {
                $this->log->record(AuthenticationKind::Throttled, false, $account, $user);

                throw new TooManyAttemptsException(max(1, $this->limiter->availableIn($key)));
            }
        }
    }

    /**
     * Call this after a successful attempt. It doesn't count for the IP address, which a whole office can share, but earlier attempts
     * from there do.
     */
    public function succeeded(AttemptKind $kind, string $account): void
    {
        $this->clear($kind, $account);
        $this->limiter->decrement($this->keys($kind, $account)['address'], $this->config->integer('paddock.auth.throttle.address.seconds'));
    }

    /** Forgets the attempts on an account. */
    public function clear(AttemptKind $kind, string $account): void
    {
        $keys = $this->keys($kind, $account);
        $this->limiter->clear($keys['pair']);
        $this->limiter->clear($keys['share']);
        $this->limiter->clear($keys['account']);
    }

    /** @return array{pair: string, share: string, address: string, account: string} */
    private function keys(AttemptKind $kind, string $account): array
    {
        $account = hash('xxh128', Str::lower(trim($account)));
        $address = (string) $this->request->ip();

        return [
            'pair' => "attempts:{$kind->value}:pair:{$account}:{$address}",
            'share' => "attempts:{$kind->value}:share:{$account}:{$address}",
            'address' => "attempts:{$kind->value}:address:{$address}",
            'account' => "attempts:{$kind->value}:account:{$account}",
        ];
    }
}
