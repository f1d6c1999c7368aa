<?php

declare(strict_types=1);

namespace Database\Seeders;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\Role;
use Illuminate\Database\Seeder;

/** Creates the roles of {@see StaffRole}. An existing role keeps its abilities. */
final class RoleSeeder extends Seeder
{
    public function run(): void
    {
        foreach (StaffRole::cases() as $role) {
            $row = Role::query()->firstOrCreate(
                ['name' => $role->value],
                [
                    'title' => $role->label(), 'description' => $role->description(),
                    ...$role->duties(),
                ],
            );

            if ($row->wasRecentlyCreated) {
                $row->abilities()->createMany(array_map(static fn (Ability $ability): array => ['ability' => $ability], $role->abilities()));
            }
        }
    }
}
