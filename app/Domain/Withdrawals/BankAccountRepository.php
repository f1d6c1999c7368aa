<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Infrastructure\Database\CreateOnce;
use App\Models\BankAccount;
use Illuminate\Contracts\Encryption\Encrypter;
use SensitiveParameter;

/**
 * Finds a client's bank account by a keyed hash, because its number is encrypted. A plain hash could be reversed by trying all numbers.
 */
final readonly class BankAccountRepository
{
    public function __construct(private Encrypter $encrypter) {}

    /** Finds or creates the account. Call it inside a transaction. */
    public function of(int $clientId, BankDestination $destination): BankAccount
    {
        // Former keys too: their accounts stay readable (APP_PREVIOUS_KEYS).
        $fingerprints = array_map(static fn (string $key): string => self::fingerprint($destination, $key), $this->encrypter->getAllKeys());

        return BankAccount::query()->where('client_id', $clientId)->whereIn('fingerprint', $fingerprints)->orderBy('id')->first() ?? CreateOnce::of(
            BankAccount::class,
            ['client_id' => $clientId, 'fingerprint' => $this->fingerprintOf($destination)],
            ['bsb' => $destination->bsb, 'number' => $destination->number, 'payid' => $destination->payid, 'holder' => $destination->holder],
        );
    }

    /** The fingerprint with the current key. */
    public function fingerprintOf(BankDestination $destination): string
    {
        return self::fingerprint($destination, $this->encrypter->getKey());
    }

    private static function fingerprint(BankDestination $destination, #[SensitiveParameter] string $key): string
    {
        return hash_hmac('sha256', $destination->identity(), hash_hkdf('sha256', $key, info: 'paddock bank account fingerprint'));
    }
}
