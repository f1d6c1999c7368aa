<?php

declare(strict_types=1);

namespace App\Actions\Services;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\ServiceCredential;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;

/** Changes a credential, but not its secret. The former owner is told about a new owner: otherwise reveals could be hidden from them. */
final readonly class UpdateCredential
{
    public function __construct(private AuditTrail $audit, private SendCredentialNotice $notice) {}

    /**
     * @param  array<string, mixed>  $fields
     * @param  int  $version  of the credential when the form was opened
     *
     * @throws ChangedMeanwhileException when a colleague changed it
     */
    public function handle(ServiceCredential $credential, array $fields, int $version, User $user): void
    {
        DB::transaction(function () use ($credential, $fields, $version, $user): void {
            $current = ServiceCredential::query()->lockForUpdate()->findOrFail($credential->id);
            if ($current->version !== $version) {
                throw ChangedMeanwhileException::edited('this credential');
            }
            $before = [...Arr::only($current->getAttributes(), array_keys($fields)), 'rotate_on' => $current->rotate_on?->toDateString()];
            // As text, because PHP takes the numbers 0412 and 412 for the same.
            $changed = array_filter(
                $fields,
                static fn (mixed $value, string $field): bool => (string) $value !== (string) $before[$field],
                ARRAY_FILTER_USE_BOTH,
            );
            if ($changed === []) {
                return;
            }
            if (array_key_exists('owner_id', $changed)) {
                $owner = User::query()->whereKey($fields['owner_id'])->sole();
                $this->notice->handle(
                    $current,
                    "{$current->service} has a new owner",
                    "{$user->full_name} made {$owner->full_name} the owner of {$current->service}. You no longer get emails about its secret.",
                    $user,
                );
            }
            $current->update([...$changed, 'version' => $version + 1]);
            $this->audit->record('service_credential.updated', $current, array_intersect_key($before, $changed), $changed, $user->id);
        }, 3);
    }
}
