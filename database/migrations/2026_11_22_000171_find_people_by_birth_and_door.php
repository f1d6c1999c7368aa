<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    private const DOORS = ['clients' => 'address', 'leads' => 'address', 'db_addresses' => 'line'];

    public function up(): void
    {
        foreach (['clients', 'leads', 'db_clients'] as $people) {
            // With the names, so that those born on a day are compared without reading their rows.
            Schema::table($people, static fn (Blueprint $table) => $table->index(['date_of_birth', 'last_name', 'first_name', 'id'], "{$people}_birth_index"));
        }

        foreach (self::DOORS as $name => $column) {
            // PostgreSQL orders text by language, in which spaces count for nothing; doors are found by how they begin.
            DB::getDriverName() === 'pgsql'
                ? DB::statement("create index {$name}_door_index on {$name} (postcode, {$column} collate \"C\")")
                : Schema::table($name, static fn (Blueprint $table) => $table->index(['postcode', $column], "{$name}_door_index"));
        }
    }
};
