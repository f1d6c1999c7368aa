<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    /** Rows that transactions lock and never read; there are at most 65,536 of them, so nothing is pruned. */
    public function up(): void
    {
        Schema::create('intake_locks', function (Blueprint $table): void {
            $table->unsignedInteger('slot')->primary();
        });
    }
};
