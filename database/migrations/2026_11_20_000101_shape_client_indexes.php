<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    /** Terms are plain ASCII and must compare byte for byte; each database has its own name for that. SQLite does so anyway. */
    private const BINARY_COLLATIONS = ['mysql' => 'utf8mb4_bin', 'mariadb' => 'utf8mb4_bin', 'pgsql' => 'C'];

    public function up(): void
    {
        $collation = self::BINARY_COLLATIONS[Schema::getConnection()->getDriverName()] ?? null;

        Schema::table('search_terms', function (Blueprint $table) use ($collation): void {
            if ($collation !== null) {
                $table->string('term', 64)->collation($collation)->change();
            }
            // With the term, so that the second word of a search is answered by the index alone.
            $table->index(['subject_type', 'subject_id', 'term']);
            $table->dropIndex(['subject_type', 'subject_id']);
        });

        Schema::table('clients', function (Blueprint $table): void {
            // The list's own order, alone and under its everyday filters. With `deleted_at`, so that counting reads the index
            // alone; at the end, where no database takes it for a way to find rows.
            $table->index(['last_bet_at', 'id', 'deleted_at']);
            $table->dropIndex(['last_bet_at', 'id']);
            $table->index(['account_manager_id', 'last_bet_at', 'id', 'deleted_at']);
            $table->index(['status', 'last_bet_at', 'id', 'deleted_at']);
        });
    }
};
