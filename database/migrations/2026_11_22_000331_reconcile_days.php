<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('bank_lines', function (Blueprint $table): void {
            // The lines of one day, in their order.
            $table->index(['value_at', 'id']);
        });

        // What the ledger's account of the bank changed by on each day, so that an opening balance need not sum all entries.
        Schema::create('bank_days', function (Blueprint $table): void {
            // Of the business, not UTC: 2026-11-20.
            $table->string('day', 10)->primary();
            $table->bigInteger('amount_cents');
        });
        // The last ledger transaction that these sums have counted; those after it are added when asked.
        Schema::create('bank_days_head', function (Blueprint $table): void {
            $table->unsignedTinyInteger('id')->primary();
            $table->unsignedBigInteger('last_ledger_id');
        });
        DB::table('bank_days_head')->insert(['id' => 1, 'last_ledger_id' => 0]);

        // A day that somebody has compared with the bank's statement, as it stood at that moment.
        Schema::create('reconciliations', function (Blueprint $table): void {
            $table->id();
            $table->string('day', 10);
            // True while it counts, null when it was opened again: a day is closed once.
            $table->boolean('is_standing')->nullable()->default(true);
            $table->string('note', 1000);
            $table->bigInteger('opening_cents');
            $table->bigInteger('in_cents');
            $table->bigInteger('out_cents');
            $table->bigInteger('closing_cents');
            $table->unsignedInteger('lines');
            $table->bigInteger('line_cents');
            $table->json('differences');
            // Where the chain of the ledger ended: what was posted on the day since has a higher number.
            $table->unsignedBigInteger('last_ledger_id');
            $table->foreignId('closed_by')->constrained('users');
            $table->timestamp('closed_at');
            $table->foreignId('reopened_by')->nullable()->constrained('users');
            $table->timestamp('reopened_at')->nullable();
            $table->string('reopen_reason')->nullable();
            $table->unique(['day', 'is_standing']);
            $table->index(['day', 'id']);
        });
    }

    public function down(): void
    {
        Schema::drop('reconciliations');
        Schema::drop('bank_days_head');
        Schema::drop('bank_days');
        Schema::table('bank_lines', static fn (Blueprint $table) => $table->dropIndex(['value_at', 'id']));
    }
};
