<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;

final readonly class UpdateProfile
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  array<string, bool|string>  $fields
     * @param  int|null  $version  of the account when the form was opened; null for settings that only the user changes
     *
     * @throws ChangedMeanwhileException when a manager changed the account
     */
    public function handle(User $user, array $fields, ?int $version = null): void
    {
        DB::transaction(function () use ($user, $fields, $version): void {
            $current = User::query()->lockForUpdate()->findOrFail($user->id);
            if ($version !== null && $current->version !== $version) {
                throw ChangedMeanwhileException::edited('your profile');
            }
            $before = $current->only(array_keys($fields));
            $current->fill($fields);
            $changed = array_keys($current->getDirty());
            if ($changed === []) {
                return;
            }

            $current->save();
            $this->audit->record('user.profile_updated', $current, Arr::only($before, $changed), $current->only($changed));
        });
    }
}
