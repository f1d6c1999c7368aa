<?php

declare(strict_types=1);

namespace App\Infrastructure\Encryption;

use App\Models\ServiceCredential;
use Illuminate\Container\Attributes\Config;
use Illuminate\Encryption\Encrypter;
use RuntimeException;
use SensitiveParameter;

/**
 * Encrypts the secrets of services with SERVICES_KEY, so the database and APP_KEY are not enough to read them. Each secret names
 * its key, so that old and new secrets can be read while `services:rotate-key` runs (docs/decisions/0070).
 */
final readonly class CredentialVault
{
    private const CIPHER = 'aes-256-gcm';

    /** @param  list<string>  $previous  earlier keys, which only decrypt */
    public function __construct(#[Config('paddock.services.key')] private string $key, #[Config('paddock.services.previous_keys')] private array $previous) {}

    /**
     * The columns of a secret.
     *
     * @return array{secret: string, key_id: string}
     */
    public function seal(#[SensitiveParameter] string $secret): array
    {
        return ['secret' => $this->encrypter($this->key)->encryptString($secret), 'key_id' => $this->keyId()];
    }

    /** Tells two secrets apart, and reveals nothing to someone without the key. */
    public function fingerprint(#[SensitiveParameter] string $secret): string
    {
        return hash_hmac('sha256', $secret, $this->key);
    }

    /** @throws RuntimeException when its key is not configured, or the row was tampered with */
    public function open(ServiceCredential $credential): string
    {
        foreach ([$this->key, ...$this->previous] as $key) {
            if ($key !== '' && self::idOf($key) === $credential->key_id) {
                return $this->encrypter($key)->decryptString($credential->secret);
            }
        }

        throw new RuntimeException("No configured key has the id {$credential->key_id}.");
    }

    /** Identifies the present key. */
    public function keyId(): string
    {
        return self::idOf($this->key);
    }

    private static function idOf(string $key): string
    {
        return substr(hash('sha256', "paddock-services:{$key}"), 0, 16);
    }

    private function encrypter(#[SensitiveParameter] string $key): Encrypter
    {
        $bytes = base64_decode(str_starts_with($key, 'base64:') ? substr($key, 7) : '', true);

        return is_string($bytes) && Encrypter::supported($bytes, self::CIPHER)
            ? new Encrypter($bytes, self::CIPHER)
            : throw new RuntimeException('SERVICES_KEY must be `base64:` and 32 random bytes. See docs/operations.md, "Keys and access".');
    }
}
