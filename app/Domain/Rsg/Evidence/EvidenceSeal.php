<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

use Illuminate\Contracts\Encryption\Encrypter;

/** Seals a manifest with a key derived from APP_KEY. After a rotation, the keys in APP_PREVIOUS_KEYS still prove earlier seals. */
final readonly class EvidenceSeal
{
    private const PURPOSE = 'paddock evidence pack';

    public function __construct(private Encrypter $encrypter) {}

    public function of(string $manifest): string
    {
        return self::with($this->encrypter->getKey(), $manifest);
    }

    public function matches(string $manifest, string $seal): bool
    {
        foreach ($this->encrypter->getAllKeys() as $key) {
            if (hash_equals(self::with($key, $manifest), $seal)) {
                return true;
            }
        }

        return false;
    }

    private static function with(string $key, string $manifest): string
    {
        return 'hmac-sha256 '.hash_hmac('sha256', $manifest, hash_hmac('sha256', self::PURPOSE, $key, binary: true))."\n";
    }
}
