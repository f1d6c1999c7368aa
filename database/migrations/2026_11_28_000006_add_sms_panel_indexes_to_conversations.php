<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('conversations', function (Blueprint $table): void {
            $table->index(['assignee_id', 'last_message_at', 'id'])->comment("A colleague's conversations, newest first.");
            $table->index(['status', 'last_message_at', 'id'])->comment('Snoozed conversations, newest first.');
            $table->index(['unread_count', 'last_message_at', 'id'])->comment('Unread conversations.');
        });
    }
};
