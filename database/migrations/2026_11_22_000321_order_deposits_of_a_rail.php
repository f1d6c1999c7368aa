<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('deposits', function (Blueprint $table): void {
            $table->index(['rail', 'amount_cents', 'id']);
            $table->index(['rail', 'waiting_since', 'id']);
        });
    }

    public function down(): void
    {
        Schema::table('deposits', function (Blueprint $table): void {
            $table->dropIndex(['rail', 'amount_cents', 'id']);
            $table->dropIndex(['rail', 'waiting_since', 'id']);
        });
    }
};
