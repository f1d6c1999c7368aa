<?php

declare(strict_types=1);

namespace App\Actions\Services;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\ServiceCredential;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Archives a credential that is no longer used, or restores it. */
final readonly class ArchiveCredential
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(ServiceCredential $credential, bool $isArchived, User $user): void
    {
        DB::transaction(function () use ($credential, $isArchived, $user): void {
            $current = ServiceCredential::query()->lockForUpdate()->findOrFail($credential->id);
            if (($current->archived_at !== null) !== $isArchived) {
                $current->update(['archived_at' => $isArchived ? now() : null, 'version' => $current->version + 1]);
                $this->audit->record($isArchived ? 'service_credential.archived' : 'service_credential.restored', $current, actorId: $user->id);
            }
        }, 3);
    }
}
