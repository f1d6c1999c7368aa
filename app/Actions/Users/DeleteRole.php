<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\RoleRights;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\DailyTaskCompletion;
use App\Models\Role;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Deletes a role without users. The activity log keeps its rights. */
final readonly class DeleteRole
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the role is built in, a user has it, or its daily tasks are recorded */
    public function handle(Role $role, User $actor): void
    {
        DB::transaction(function () use ($role, $actor): void {
            $held = Role::query()->with('abilities')->lockForUpdate()->findOrFail($role->id);
            if ($held->isBuiltIn()) {
                throw new OperationRefusedException("{$held->title} is a built-in role and can’t be deleted.");
            }
            // Former colleagues keep their role, so that their record stays complete.
            $users = User::withTrashed()->where('role_id', $held->id)->count();
            if ($users > 0) {
                throw new OperationRefusedException(
                    "{$held->title} can’t be deleted because "
                        .($users === 1 ? '1 user has' : "{$users} users have").' it. Give them another role first.',
                );
            }
            if (DailyTaskCompletion::query()->where('role_id', $held->id)->exists()) {
                throw new OperationRefusedException("{$held->title} can’t be deleted because its daily tasks are recorded.");
            }
            $this->audit->record(
                'role.deleted',
                $held,
                ['role' => $held->title, 'abilities' => array_map(RoleRights::label(...), RoleRights::held($held)->names)],
                [],
                $actor->id,
            );
            $held->delete();
        }, 3);
    }
}
