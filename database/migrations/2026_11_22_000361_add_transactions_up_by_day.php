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
        // A UTC day of `transactions`, added up: a wide period is read from a few rows a day.
        Schema::create('transaction_days', function (Blueprint $table): void {
            $table->id();
            $table->string('day', 10);
            $table->string('type', 16);
            $table->string('status', 16);
            $table->string('rail', 8)->nullable();
            $table->unsignedInteger('transactions_count');
            $table->bigInteger('amount_cents');
            $table->bigInteger('effect_cents');
            $table->index('day');
        });

        // The end of the ledger up to which the days are right. Every change of a transaction is a ledger transaction behind it.
        Schema::create('transaction_days_head', function (Blueprint $table): void {
            $table->unsignedTinyInteger('id')->primary();
            $table->unsignedBigInteger('last_ledger_id');
        });
        DB::table('transaction_days_head')->insert(['id' => 1, 'last_ledger_id' => 0]);
    }

    public function down(): void
    {
        Schema::drop('transaction_days_head');
        Schema::drop('transaction_days');
    }
};
