<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** A lead that was merged into another lead, a prospect into another prospect. */
return new class extends Migration
{
    public function up(): void
    {
        foreach (['leads', 'db_clients'] as $name) {
            Schema::table($name, static function (Blueprint $table): void {
                $table->unsignedBigInteger('merged_into_id')->nullable();
                $table->index('merged_into_id');
            });
        }
    }

    public function down(): void
    {
        foreach (['leads', 'db_clients'] as $name) {
            Schema::table($name, static function (Blueprint $table): void {
                $table->dropIndex(['merged_into_id']);
                $table->dropColumn('merged_into_id');
            });
        }
    }
};
