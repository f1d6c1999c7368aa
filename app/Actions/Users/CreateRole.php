<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Role;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;

/** Creates a role without abilities. */
final readonly class CreateRole
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(string $title, string $description, User $actor): Role
    {
        return DB::transaction(function () use ($title, $description, $actor): Role {
            // The title may change later, the name doesn't. The suffix keeps it apart from the seeded names.
            $role = Role::query()->create([
                'name' => Str::limit(Str::slug($title, '_'), 60, '').'_'.Str::lower(Str::random(6)),
                'title' => $title,
                'description' => $description,
            ]);
            $this->audit->record(
                'role.created',
                $role,
                after: ['role' => $title, 'description' => $description],
                actorId: $actor->id,
            );

            return $role;
        }, 3);
    }
}
