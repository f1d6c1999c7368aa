<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Role;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Changes a role's title and description. The version counts changes of its rights only, so open proposals stay valid. */
final readonly class UpdateRole
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Role $role, string $title, string $description, User $actor): void
    {
        DB::transaction(function () use ($role, $title, $description, $actor): void {
            $held = Role::query()->lockForUpdate()->findOrFail($role->id);
            $before = ['title' => $held->title, 'description' => $held->description];
            $changed = array_diff_assoc(['title' => $title, 'description' => $description], $before);
            if ($changed === []) {
                return;
            }
            $held->update($changed);
            $this->audit->record('role.updated', $held, ['role' => $before['title'], ...array_intersect_key($before, $changed)], ['role' => $title, ...$changed], $actor->id);
        }, 3);
    }
}
