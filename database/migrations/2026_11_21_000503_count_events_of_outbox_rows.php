<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('outbox', function (Blueprint $table): void {
            // How many people's screens it tells: a worker takes so many events at once, and need not read rows to count them.
            $table->unsignedSmallInteger('events')->default(1);
        });
    }
};
