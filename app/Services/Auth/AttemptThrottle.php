<?php

declare(strict_types=1);

namespace App\Services\Auth;

use App\Enums\AuthenticationKind;
use App\Models\User;
use Illuminate\Cache\RateLimiter;
use Illuminate\Config\Repository;
use Illuminate\Http\Request;
use Illuminate\Support\Str;

/**
 * Counts attempts per account, per address and per pair of both, before anything costly is done with them.
 *
 * The narrowest bucket is asked first and a refused attempt fills no other: somebody who keeps guessing from one
 * address cannot lock the account for everybody else.
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
     * @param  string  $account  the e-mail address as typed
     *
     * @throws TooManyAttempts
     */
    public function hit(AttemptKind $kind, string $account, ?User $user = null): void
    {
        foreach ($this->keys($kind, $account) as $bucket => $key) {
            /** @var array{attempts: int, seconds: int} $limit */
            $limit = $this->config->array("paddock.auth.throttle.{$bucket}");

            if ($this->limiter->hit($key, $limit['seconds']) > $limit['attempts']) {
                $this->log->record(AuthenticationKind::Throttled, false, $account, $user);

                throw new TooManyAttempts(max(1, $this->limiter->availableIn($key)));
            }
        }
    }

    /** Called once the person has proved themselves; the address keeps its count. */
    public function clear(AttemptKind $kind, string $account): void
    {
        $keys = $this->keys($kind, $account);
        $this->limiter->clear($keys['pair']);
        $this->limiter->clear($keys['account']);
    }

    /** @return array{pair: string, address: string, account: string} */
    private function keys(AttemptKind $kind, string $account): array
    {
        $account = hash('xxh128', Str::lower(trim($account)));
        $address = (string) $this->request->ip();

        return [
            'pair' => "attempts:{$kind->value}:pair:{$account}:{$address}",
            'address' => "attempts:{$kind->value}:address:{$address}",
            'account' => "attempts:{$kind->value}:account:{$account}",
        ];
    }
}
