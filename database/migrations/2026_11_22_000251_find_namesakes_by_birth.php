<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        foreach (['clients', 'leads', 'db_clients'] as $people) {
            // Of the hundreds called John Smith those who may be one person, without reading their rows.
            Schema::table($people, static fn (Blueprint $table) => $table->index(['last_name', 'first_name', 'date_of_birth', 'id'], "{$people}_namesake_index"));
        }
    }
};
