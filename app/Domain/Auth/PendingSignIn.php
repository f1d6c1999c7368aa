<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Models\User;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Config\Repository;
use Illuminate\Contracts\Encryption\Encrypter;
use Illuminate\Contracts\Session\Session;

/**
 * A sign-in between its two steps: the password was correct, and the second factor is required.
 *
 * It is stored in the session for `paddock.auth.two_factor_window` seconds. The user is not signed in yet.
 */
final readonly class PendingSignIn
{
    private const KEY = 'auth.pending';

    public function __construct(private Session $session, private Repository $config, private Encrypter $encrypter) {}

    public function begin(User $user, bool $trustsDevice): void
    {
        $this->session->regenerate(true);
        $this->session->put(self::KEY, [
            'user_id' => $user->id,
            'security_version' => $user->security_version,
            'trusts_device' => $trustsDevice,
            'started_at' => now()->getTimestamp(),
        ]);
    }

    /** The user who must prove the second factor; null without a pending sign-in, or when it has expired. */
    public function user(): ?User
    {
        $startedAt = $this->get('started_at');
        if (! is_int($startedAt) || now()->getTimestamp() - $startedAt >= $this->config->integer('paddock.auth.two_factor_window')) {
            return null;
        }

        return User::query()
            ->where('is_active', true)
            ->where('security_version', $this->get('security_version'))
            ->whereKey($this->get('user_id'))
            ->first();
    }

    /**
     * @throws AuthenticationException when there is no pending sign-in
     */
    public function userOrFail(): User
    {
        return $this->user() ?? throw new AuthenticationException;
    }

    /** Whether "remember this device" was selected. */
    public function trustsDevice(): bool
    {
        return $this->get('trusts_device') === true;
    }

    /** The secret for the new authenticator app, created on the first call. */
    public function enrolmentSecret(Totp $totp): string
    {
        $known = $this->get('secret');
        if (is_string($known)) {
            return $this->encrypter->decrypt($known, false);
        }

        $secret = $totp->newSecret();
        $this->put('secret', $this->encrypter->encrypt($secret, false));

        return $secret;
    }

    /**
     * Call this after the second factor is set up, while the recovery codes are shown.
     *
     * @param  list<string>  $codes
     */
    public function enrolled(array $codes, bool $trustsDevice): void
    {
        $this->session->regenerate(true);
        // Installing the app may have taken most of the time, and the codes are never shown again.
        $this->put('started_at', now()->getTimestamp());
        $this->put('secret', null);
        $this->put('trusts_device', $trustsDevice);
        $this->put('recovery_codes', $this->encrypter->encrypt(json_encode($codes, JSON_THROW_ON_ERROR), false));
    }

    /** @return list<string>|null null before the second factor is set up */
    public function recoveryCodes(): ?array
    {
        $kept = $this->get('recovery_codes');
        if (! is_string($kept)) {
            return null;
        }

        /** @var list<string> */
        return json_decode($this->encrypter->decrypt($kept, false), true, 2, JSON_THROW_ON_ERROR);
    }

    public function forget(): void
    {
        $this->session->forget(self::KEY);
    }

    private function get(string $field): mixed
    {
        return $this->session->get(self::KEY.'.'.$field);
    }

    private function put(string $field, mixed $value): void
    {
        $this->session->put(self::KEY.'.'.$field, $value);
    }
}
