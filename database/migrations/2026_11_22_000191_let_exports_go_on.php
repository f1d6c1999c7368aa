<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('exports', function (Blueprint $table): void {
            // Written so far: as many part files, up to and with this id.
            $table->unsignedInteger('parts')->default(0);
            $table->unsignedBigInteger('after_id')->default(0);
            $table->index(['status', 'heartbeat_at']);
        });
    }
};
