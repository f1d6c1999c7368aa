<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;

final readonly class UpdateProfile
{
    public function __construct(private AuditTrail $audit) {}

    /** @param  array<string, bool|string>  $fields */
    public function handle(User $user, array $fields): void
    {
        DB::transaction(function () use ($user, $fields): void {
            $before = $user->only(array_keys($fields));
            $user->fill($fields);
            $changed = array_keys($user->getDirty());
            if ($changed === []) {
                return;
            }

            $user->save();
            $this->audit->record('user.profile_updated', $user, Arr::only($before, $changed), $user->only($changed));
        });
    }
}
