<?php

declare(strict_types=1);

namespace App\Actions\Services;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Encryption\CredentialVault;
use App\Models\ServiceCredential;
use Illuminate\Support\Facades\DB;

/** Encrypts the next secrets under an old key with the present one. Can be killed and called again until nothing is left. */
final readonly class RotateServicesKey
{
    public function __construct(private CredentialVault $vault, private AuditTrail $audit) {}

    /** @return int how many secrets were encrypted again; 0 when all have the present key */
    public function handle(int $most): int
    {
        return DB::transaction(function () use ($most): int {
            $outdated = ServiceCredential::query()->where('key_id', '!=', $this->vault->keyId())->orderBy('id')->limit($most)->lockForUpdate()->get();
            foreach ($outdated as $credential) {
                $from = $credential->key_id;
                // Without a new version, so that open forms stay valid.
                $credential->update($this->vault->seal($this->vault->open($credential)));
                $this->audit->record('service_credential.encrypted_again', $credential, ['key' => $from], ['key' => $credential->key_id]);
            }

            return $outdated->count();
        }, 3);
    }
}
