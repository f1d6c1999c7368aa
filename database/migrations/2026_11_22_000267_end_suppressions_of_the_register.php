<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** When the register was last asked whether an exclusion has ended as its notice said, and when the suppressions ended with it. */
return new class extends Migration
{
    public function up(): void
    {
        Schema::table('betstop_updates', static function (Blueprint $table): void {
            $table->timestamp('end_checked_at')->nullable();
            $table->timestamp('suppressions_ended_at')->nullable();
            $table->index(['change', 'suppressions_ended_at', 'effective_at']);
        });
    }

    public function down(): void
    {
        Schema::table('betstop_updates', static function (Blueprint $table): void {
            $table->dropIndex(['change', 'suppressions_ended_at', 'effective_at']);
            $table->dropColumn(['end_checked_at', 'suppressions_ended_at']);
        });
    }
};
