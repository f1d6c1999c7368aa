<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('bulk_changes', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('kind', 16);
            $table->json('payload');
            $table->json('filters');
            $table->string('status', 16)->default('queued');
            $table->unsignedInteger('total_rows')->nullable();
            $table->unsignedInteger('changed_rows')->default(0);
            $table->unsignedInteger('skipped_rows')->default(0);
            // How far it is, by id; back to 0 when the undo begins.
            $table->unsignedBigInteger('after_id')->default(0);
            $table->string('error')->nullable();
            $table->timestamp('heartbeat_at')->nullable();
            $table->timestamp('finished_at')->nullable();
            $table->timestamps();
            $table->index(['user_id', 'id']);
            $table->index(['status', 'heartbeat_at']);
        });

        Schema::create('bulk_change_rows', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('bulk_change_id')->constrained();
            $table->foreignId('client_id')->constrained();
            // What stood there, or the note that was written; null where nothing was changed, for the reason beside it.
            $table->string('before')->nullable();
            $table->unsignedBigInteger('note_id')->nullable();
            $table->string('skipped_because')->nullable();
            $table->timestamp('undone_at')->nullable();
            $table->unique(['bulk_change_id', 'client_id']);
        });
    }
};
