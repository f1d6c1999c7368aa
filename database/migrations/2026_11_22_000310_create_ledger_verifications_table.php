<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('ledger_verifications', function (Blueprint $table): void {
            $table->id();
            $table->timestamp('started_at');
            // Null while it runs, and for ever when it broke off.
            $table->timestamp('finished_at')->nullable();
            $table->unsignedBigInteger('transactions_count')->default(0);
            $table->unsignedBigInteger('entries_count')->default(0);
            // Where the chain ended: no later check may find anything else there.
            $table->unsignedBigInteger('last_ledger_transaction_id')->default(0);
            $table->string('last_hash', 64)->default('');
            $table->unsignedBigInteger('problems_count')->nullable();
            $table->json('problems')->nullable();
        });
    }

    public function down(): void
    {
        Schema::drop('ledger_verifications');
    }
};
