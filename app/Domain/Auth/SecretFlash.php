<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use Illuminate\Contracts\Encryption\Encrypter;
use Illuminate\Contracts\Session\Session;
use SensitiveParameter;

/** Passes new secrets to the next page, encrypted in the session. */
final readonly class SecretFlash
{
    public const RECOVERY_CODES = 'auth.new_recovery_codes';

    public const API_TOKEN = 'developer.new_api_token';

    public const WEBHOOK_SECRET = 'developer.new_webhook_secret';

    public function __construct(private Session $session, private Encrypter $encrypter) {}

    /** @param  object|array<array-key, mixed>  $secret  as JSON */
    public function put(string $key, #[SensitiveParameter] object|array $secret): void
    {
        $this->session->put($key, $this->encrypter->encrypt(json_encode($secret, JSON_THROW_ON_ERROR), false));
    }

    /** @return array<array-key, mixed>|null */
    public function take(string $key): ?array
    {
        $kept = $this->session->pull($key);

        return is_string($kept) ? json_decode($this->encrypter->decrypt($kept, false), true, 2, JSON_THROW_ON_ERROR) : null;
    }
}
