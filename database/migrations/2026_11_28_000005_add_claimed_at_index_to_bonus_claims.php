<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('bonus_claims', function (Blueprint $table): void {
            $table->index(['claimed_at', 'id'])->comment('Claimed bonuses of all clients, newest first.');
        });
    }
};
