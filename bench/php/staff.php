<?php

declare(strict_types=1);

// Creates fifty staff and one who measures, all with one role; prints their sign-in data.
// Arguments: the numbers of the first and the last user, optional.

use App\Domain\Auth\Totp;
use App\Enums\StaffRole;
use App\Models\Role;
use App\Models\User;
use Database\Seeders\Demo\StaffSeeder;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\Hash;

/** @var Application $app */
$app = require __DIR__.'/boot.php';
$password = Hash::make(StaffSeeder::PASSWORD);
$role = Role::query()->where('name', StaffRole::Developer->value)->firstOrFail();

[, $first, $last] = [...$argv, 0, 50];

$people = [];
foreach (range((int) $first, (int) $last) as $number) {
    $user = new User(['first_name' => 'Bench', 'last_name' => "Person {$number}", 'email' => "bench.{$number}@paddock.example"]);
    $user->forceFill([
        'password' => $password,
        'role_id' => $role->id,
        'totp_secret' => $app->make(Totp::class)->newSecret(),
        'totp_confirmed_at' => now(),
        'password_changed_at' => now(),
    ])->save();
    $people[] = ['id' => $user->id, 'email' => $user->email, 'password' => StaffSeeder::PASSWORD, 'secret' => $user->totp_secret];
}

echo json_encode($people, JSON_THROW_ON_ERROR);
