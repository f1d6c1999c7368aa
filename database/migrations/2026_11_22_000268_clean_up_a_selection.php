<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** A clean-up of ticked prospects holds their ids, one of a filtered list its filters; one of all prospects neither. */
return new class extends Migration
{
    public function up(): void
    {
        Schema::table('db_cleanups', static function (Blueprint $table): void {
            $table->json('ids')->nullable();
            $table->json('filters')->nullable();
        });
    }

    public function down(): void
    {
        Schema::table('db_cleanups', static function (Blueprint $table): void {
            $table->dropColumn(['ids', 'filters']);
        });
    }
};
