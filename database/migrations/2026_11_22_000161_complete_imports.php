<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** Where an import stands in its file, so that another process goes on there, and what its check found. */
return new class extends Migration
{
    public function up(): void
    {
        Schema::table('imports', function (Blueprint $table): void {
            $table->unsignedBigInteger('bytes')->default(0);
            // The byte of the prepared file where the next row begins.
            $table->unsignedBigInteger('read_offset')->default(0);
            $table->unsignedInteger('undone_rows')->default(0);
            $table->unsignedInteger('kept_rows')->default(0);
            $table->unsignedInteger('excluded_rows')->default(0);
            // Attempts in a row that ended in an exception.
            $table->unsignedTinyInteger('failures')->default(0);
            $table->json('options')->nullable();
            $table->json('problems')->nullable();
            $table->index(['created_at', 'id']);
            $table->index(['kind', 'created_at', 'id']);
            $table->index(['status', 'created_at', 'id']);
        });
    }
};
