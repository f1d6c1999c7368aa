<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    /** Telling two hundred people of one work changes a page or two of this index; led by the user it was a page for each. */
    public function up(): void
    {
        Schema::table('notifications', static function (Blueprint $table): void {
            $table->unique(['type', 'subject_key', 'user_id']);
            $table->dropUnique(['user_id', 'type', 'subject_key']);
            $table->dropIndex(['type', 'subject_key', 'is_read']);
        });
    }

    public function down(): void
    {
        Schema::table('notifications', static function (Blueprint $table): void {
            $table->unique(['user_id', 'type', 'subject_key']);
            $table->index(['type', 'subject_key', 'is_read']);
            $table->dropUnique(['type', 'subject_key', 'user_id']);
        });
    }
};
