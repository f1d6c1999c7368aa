<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('phone_logs', function (Blueprint $table): void {
            $table->index(['number_e164', 'called_at', 'id'])->comment('The calls of one number.');
        });
    }
};
