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
 * attempts: an attacker there cannot lock the account for everyone else. A browser that the account trusts has attempts of its own, so
 * that attackers at several addresses don't lock its owner out.
 */
final readonly class AttemptThrottle
{
    public function __construct(
        private RateLimiter $limiter,
        private Repository $config,
        private Request $request,
        private AuthenticationRecorder $log,
        private TrustedDevices $devices,
    ) {}

    /**
     * @param  string  $account  the email address as typed
     *
     * @throws TooManyAttemptsException when a limit is reached
     */
    public function hit(AttemptKind $kind, string $account, ?User $user = null): void
    {
        foreach ($this->keys($kind, $account, $user) as $bucket => $key) {
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
    public function succeeded(AttemptKind $kind, string $account, User $user): void
    {
        $this->clear($kind, $account, $user);
        $this->limiter->decrement($this->keys($kind, $account)['address'], $this->config->integer('paddock.auth.throttle.address.seconds'));
    }

    /** Forgets the attempts on an account. */
    public function clear(AttemptKind $kind, string $account, ?User $user = null): void
    {
        $keys = $this->keys($kind, $account, $user);
        $this->limiter->clear($keys['pair']);
        $this->limiter->clear($keys['share']);
        $this->limiter->clear($keys['account']);
    }

    /** @return array{pair: string, share: string, address: string, account: string} */
    private function keys(AttemptKind $kind, string $account, ?User $user = null): array
    {
        $device = $user === null ? null : $this->devices->current($user)?->id;
        $account = hash('xxh128', Str::lower(trim($account)));
        $address = (string) $this->request->ip();

        return [
            'pair' => "attempts:{$kind->value}:pair:{$account}:{$address}",
            'share' => "attempts:{$kind->value}:share:{$account}:{$address}",
            'address' => "attempts:{$kind->value}:address:{$address}",
            'account' => "attempts:{$kind->value}:account:{$account}".($device === null ? '' : ":device:{$device}"),
        ];
    }
}
