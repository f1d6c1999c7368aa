<?php

declare(strict_types=1);

namespace Database\Seeders;

use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\App;

/** Data that a new installation needs. Outside production also the demo data. */
final class DatabaseSeeder extends Seeder
{
    public function run(): void
    {
        $this->call([RoleSeeder::class, CancellationReasonSeeder::class, ClientRatingSeeder::class]);

        if (! App::isProduction()) {
            $this->command->call('demo:seed');
        }
        // The demo has versions of its own.
        $this->call(GuideSeeder::class);
    }
}
