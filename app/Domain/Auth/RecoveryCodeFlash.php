<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use Illuminate\Contracts\Encryption\Encrypter;
use Illuminate\Contracts\Session\Session;

/** Passes new recovery codes to the next page, encrypted in the session. */
final readonly class RecoveryCodeFlash
{
    private const KEY = 'auth.new_recovery_codes';

    public function __construct(private Session $session, private Encrypter $encrypter) {}

    /** @param  list<string>  $codes */
    public function put(array $codes): void
    {
        $this->session->put(self::KEY, $this->encrypter->encrypt(json_encode($codes, JSON_THROW_ON_ERROR), false));
    }

    /** @return list<string>|null */
    public function take(): ?array
    {
        $kept = $this->session->pull(self::KEY);

        /** @var list<string>|null */
        return is_string($kept) ? json_decode($this->encrypter->decrypt($kept, false), true, 2, JSON_THROW_ON_ERROR) : null;
    }
}
