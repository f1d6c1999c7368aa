<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('matches', function (Blueprint $table): void {
            // "client-lead": of which types the two are.
            $table->string('pair', 24)->default('client-client');
            // The score, and 1000 more for what an import brought: the order in which the queue is worked.
            $table->unsignedSmallInteger('priority')->default(0);
            $table->string('reason')->nullable();
            $table->index(['status', 'priority', 'id']);
            $table->index(['priority', 'id']);
        });

        Schema::table('merges', function (Blueprint $table): void {
            $table->string('reason')->default('');
            $table->index(['loser_id', 'id']);
            $table->index(['winner_id', 'id']);
        });

        Schema::table('clients', function (Blueprint $table): void {
            // PINs of records that became part of this one, parted by spaces: people go on naming them.
            $table->string('former_pins')->nullable();
            $table->index('merged_into_id');
        });

        Schema::table('db_clients', function (Blueprint $table): void {
            // The client that the prospect turned out to be already.
            $table->foreignId('client_id')->nullable()->constrained();
            $table->index(['client_id', 'id']);
        });
    }
};
