<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

/** Columns are remembered by their names, whatever order they come in; what was kept by place cannot be told from it. */
return new class extends Migration
{
    public function up(): void
    {
        DB::table('import_mappings')->delete();
        Schema::table('import_mappings', static function (Blueprint $table): void {
            $table->string('mode', 16)->default('create');
            $table->json('defaults')->nullable();
            $table->string('encoding', 16)->nullable();
        });
    }

    public function down(): void
    {
        DB::table('import_mappings')->delete();
        Schema::table('import_mappings', static function (Blueprint $table): void {
            $table->dropColumn(['mode', 'defaults', 'encoding']);
        });
    }
};
