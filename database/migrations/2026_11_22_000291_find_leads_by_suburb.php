<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** The suburbs that leads live in, and who lives there. */
return new class extends Migration
{
    public function up(): void
    {
        Schema::table('leads', static function (Blueprint $table): void {
            $table->index(['suburb', 'id']);
        });
    }

    public function down(): void
    {
        Schema::table('leads', static function (Blueprint $table): void {
            $table->dropIndex(['suburb', 'id']);
        });
    }
};
