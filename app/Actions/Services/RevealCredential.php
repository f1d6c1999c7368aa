<?php

declare(strict_types=1);

namespace App\Actions\Services;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Encryption\CredentialVault;
use App\Models\CredentialReveal;
use App\Models\ServiceCredential;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;
use RuntimeException;

/** Returns the secret of a credential, logs who read it and why, and tells the owner. */
final readonly class RevealCredential
{
    public function __construct(private CredentialVault $vault, private AuditTrail $audit, private SendCredentialNotice $notice) {}

    /** @throws OperationRefusedException when the credential is archived or its key is missing */
    public function handle(ServiceCredential $credential, User $viewer, string $reason, bool $isCopy, ?string $ip): string
    {
        return DB::transaction(function () use ($credential, $viewer, $reason, $isCopy, $ip): string {
            $current = ServiceCredential::query()->lockForUpdate()->findOrFail($credential->id);
            if ($current->archived_at !== null) {
                throw new OperationRefusedException('This credential is archived. Restore it first.');
            }
            try {
                $secret = $this->vault->open($current);
            } catch (RuntimeException $failure) {
                report($failure);
                throw new OperationRefusedException('This secret can’t be decrypted. Ask a developer to check the encryption keys.');
            }
            CredentialReveal::query()->create([
                'service_credential_id' => $current->id,
                'user_id' => $viewer->id,
                'is_copy' => $isCopy,
                'reason' => $reason,
                'ip' => $ip,
            ]);
            $this->audit->record(
                $isCopy ? 'service_credential.copied' : 'service_credential.revealed',
                $current,
                after: ['reason' => $reason],
                actorId: $viewer->id,
            );
            $this->notice->handle(
                $current,
                "{$viewer->full_name} ".($isCopy ? 'copied' : 'viewed')." the secret of {$current->service}",
                "{$viewer->full_name} "
                    .($isCopy ? 'copied' : 'viewed')
                    ." the secret of {$current->service}. Reason: “{$reason}”. If you don’t expect this, change the secret.",
                $viewer,
            );

            return $secret;
        }, 3);
    }
}
