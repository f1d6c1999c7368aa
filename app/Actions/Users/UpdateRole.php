<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Role;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Changes a role's title and description. The version counts changes of its rights only, so open proposals stay valid. */
final readonly class UpdateRole
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  array{title: string, description: string}  $base  as the user saw them
     * @param  array{title: string, description: string}  $new
     *
     * @throws ChangedMeanwhileException when a colleague changed one of them
     */
    public function handle(Role $role, array $base, array $new, User $actor): void
    {
        DB::transaction(function () use ($role, $base, $new, $actor): void {
            $held = Role::query()->lockForUpdate()->findOrFail($role->id);
            $before = ['title' => $held->title, 'description' => $held->description];
            $changed = array_diff_assoc($new, $before);
            if ($changed === []) {
                return;
            }
            if ($base !== $before) {
                throw ChangedMeanwhileException::edited('this role');
            }
            $held->update($changed);
            $this->audit->record(
                'role.updated',
                $held,
                ['role' => $before['title'], ...array_intersect_key($before, $changed)],
                ['role' => $new['title'], ...$changed],
                $actor->id,
            );
        }, 3);
    }
}
