<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** Work in the background says who impersonated the person in whose name it was begun, also after its job was lost. */
return new class extends Migration
{
    private const TABLES = ['db_cleanups', 'db_lists', 'bulk_suppressions'];

    public function up(): void
    {
        foreach (self::TABLES as $name) {
            Schema::table($name, static function (Blueprint $table): void {
                $table->foreignId('impersonator_id')->nullable()->constrained('users');
            });
        }
    }

    public function down(): void
    {
        foreach (self::TABLES as $name) {
            Schema::table($name, static function (Blueprint $table): void {
                $table->dropConstrainedForeignId('impersonator_id');
            });
        }
    }
};
