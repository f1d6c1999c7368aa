<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('bank_files', function (Blueprint $table): void {
            $table->dropIndex(['sha256']);
            // The same file is one row, however often and by how many it is imported at once.
            $table->unique('sha256');
            $table->index(['created_at', 'id']);
        });

        Schema::table('bank_lines', function (Blueprint $table): void {
            // Finds the lines of the bank's feed that a row of a file repeats.
            $table->index(['value_at', 'amount_cents']);
        });
    }
};
