<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Models\TrustedDevice;
use App\Models\User;
use Illuminate\Config\Repository;
use Illuminate\Contracts\Cookie\QueueingFactory;
use Illuminate\Http\Request;
use ParagonIE\ConstantTime\Base64UrlSafe;
use SensitiveParameter;

/** Browsers that skip the second factor for some time. The cookie contains a random token, the table its hash. */
final readonly class TrustedDevices
{
    public function __construct(private Request $request, private QueueingFactory $cookies, private Repository $config) {}

    /** Trusts the browser of this request. */
    public function trust(User $user): TrustedDevice
    {
        $token = Base64UrlSafe::encodeUnpadded(random_bytes(32));
        $days = $this->config->integer('paddock.auth.trusted_device_days');
        $user->trustedDevices()->where('expires_at', '<=', now())->delete();

        $this->queueCookie($token, $days * 24 * 60);

        return TrustedDevice::create([
            'user_id' => $user->id,
            'token_hash' => self::hash($token),
            'name' => DeviceName::from($this->request->userAgent()),
            'ip' => $this->request->ip(),
            'last_used_at' => now(),
            'expires_at' => now()->addDays($days),
        ]);
    }

    /** Whether the user trusts the browser of this request. An invalid cookie is deleted. */
    public function recognises(User $user): bool
    {
        $device = $this->current($user);
        if ($device === null) {
            $this->forgetCookie();

            return false;
        }
        $device->forceFill(['last_used_at' => now(), 'ip' => $this->request->ip()])->save();

        return true;
    }

    /** The user's trusted device of this request. */
    public function current(User $user): ?TrustedDevice
    {
        $token = $this->request->cookie(self::cookieName());

        return is_string($token) && $token !== ''
            ? $user->trustedDevices()->where('token_hash', self::hash($token))->where('expires_at', '>', now())->first()
            : null;
    }

    public function revokeAll(User $user): void
    {
        // A colleague who revokes the devices keeps the trust of their own browser.
        if ($this->current($user) !== null) {
            $this->forgetCookie();
        }
        $user->trustedDevices()->delete();
    }

    /** Browsers accept the __Host- prefix over HTTPS only. */
    public static function cookieName(): string
    {
        return config()->boolean('session.secure') ? '__Host-paddock_device' : 'paddock_device';
    }

    private static function hash(#[SensitiveParameter] string $token): string
    {
        return hash('sha256', $token);
    }

    private function forgetCookie(): void
    {
        if ($this->request->hasCookie(self::cookieName())) {
            $this->queueCookie('', -2_628_000);
        }
    }

    private function queueCookie(string $value, int $minutes): void
    {
        $this->cookies->queue(
            $this->cookies->make(
                self::cookieName(),
                $value,
                $minutes,
                '/',
                null,
                $this->config->boolean('session.secure'),
                true,
                false,
                'lax',
            ),
        );
    }
}
