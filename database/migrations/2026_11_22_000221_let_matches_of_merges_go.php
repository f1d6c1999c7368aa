<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('merges', function (Blueprint $table): void {
            $table->index('match_suggestion_id');
        });
        // A suggestion goes when it no longer holds; what was merged by it is told all the same.
        Schema::table('merges', function (Blueprint $table): void {
            $table->dropForeign(['match_suggestion_id']);
        });
        Schema::table('merges', function (Blueprint $table): void {
            $table->foreign('match_suggestion_id')->references('id')->on('matches')->nullOnDelete();
        });
    }
};
