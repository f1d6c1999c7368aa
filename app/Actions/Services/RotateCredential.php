<?php

declare(strict_types=1);

namespace App\Actions\Services;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Encryption\CredentialVault;
use App\Models\ServiceCredential;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;
use SensitiveParameter;

/** Replaces the secret and sets the day of the next rotation. */
final readonly class RotateCredential
{
    public function __construct(private CredentialVault $vault, private AuditTrail $audit) {}

    /**
     * @param  string|null  $rotateOn  the next rotation
     *
     * @throws OperationRefusedException when the credential is archived or a colleague changed it
     */
    public function handle(ServiceCredential $credential, #[SensitiveParameter] string $secret, ?string $rotateOn, int $version, User $user): void
    {
        DB::transaction(function () use ($credential, $secret, $rotateOn, $version, $user): void {
            $current = ServiceCredential::query()->lockForUpdate()->findOrFail($credential->id);
            if ($current->archived_at !== null || $current->version !== $version) {
                throw ChangedMeanwhileException::edited('this credential');
            }
            $before = $current->rotate_on?->toDateString();
            $current->update([...$this->vault->seal($secret), 'rotate_on' => $rotateOn, 'rotated_at' => now(), 'version' => $version + 1]);
            $this->audit->record('service_credential.rotated', $current, ['rotate_on' => $before], ['rotate_on' => $rotateOn], $user->id);
        }, 3);
    }
}
