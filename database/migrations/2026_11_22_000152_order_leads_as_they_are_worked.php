<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('leads', function (Blueprint $table): void {
            // Whether the conversion made the client, or only tied the lead to one who was there.
            $table->boolean('is_client_new')->default(false);
            // The columns of the board, alone and for one owner.
            $table->index(['status', 'next_action_due_at', 'id']);
            $table->index(['status', 'created_at', 'id']);
            $table->index(['owner_id', 'next_action_due_at', 'id']);
            // Filters of the list.
            $table->index(['source', 'id', 'deleted_at']);
            $table->index(['state', 'id']);
        });
    }
};
