<?php

declare(strict_types=1);

use App\Database\LedgerGuards;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('ledger_accounts', function (Blueprint $table): void {
            $table->id();
            $table->string('kind', 16);
            // The client, the site account, or 0 for an account of the house.
            $table->unsignedBigInteger('owner_id');
            $table->foreignId('client_id')->nullable()->constrained();
            // A cache of the entries; house accounts have none.
            $table->bigInteger('balance_cents')->nullable();
            $table->timestamps();
            $table->unique(['kind', 'owner_id']);
            $table->index(['client_id', 'kind']);
        });

        // One row a piece of business, as people see it; its status moves with its ledger transactions.
        Schema::create('transactions', function (Blueprint $table): void {
            // The id of its first ledger transaction.
            $table->unsignedBigInteger('id')->primary();
            $table->string('type', 16);
            $table->string('status', 16);
            $table->foreignId('client_id')->nullable()->constrained();
            $table->bigInteger('amount_cents');
            // What it changed on the client's available balance, in all.
            $table->bigInteger('effect_cents')->default(0);
            $table->string('rail', 8)->nullable();
            $table->string('reference', 64)->nullable();
            $table->string('description')->nullable();
            $table->string('source_type', 32);
            $table->unsignedBigInteger('source_id');
            $table->unsignedSmallInteger('round')->default(1);
            $table->timestamp('occurred_at');
            $table->timestamp('status_at');
            $table->timestamps();
            $table->unique(['source_type', 'source_id', 'type', 'round'], 'transactions_source_unique');
            $table->index(['occurred_at', 'id']);
            $table->index(['client_id', 'occurred_at', 'id', 'effect_cents'], 'transactions_client_index');
        });

        Schema::create('ledger_transactions', function (Blueprint $table): void {
            // Given out by the chain, one after the other: a missing number is a missing row.
            $table->unsignedBigInteger('id')->primary();
            $table->foreignId('transaction_id')->constrained();
            $table->string('idempotency_key', 96)->unique();
            $table->string('type', 16);
            $table->string('status', 16);
            $table->foreignId('client_id')->nullable()->constrained();
            $table->string('source_type', 32);
            $table->unsignedBigInteger('source_id');
            $table->unsignedBigInteger('reverses_id')->nullable()->unique();
            $table->timestamp('occurred_at');
            $table->timestamp('posted_at');
            $table->string('content_hash', 64);
            // Of the hash before it, and of the content: nothing before can be changed without changing everything after.
            $table->string('hash', 64);
            $table->index(['transaction_id', 'id']);
            $table->index(['client_id', 'id']);
        });

        Schema::create('ledger_entries', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('ledger_transaction_id')->constrained();
            $table->foreignId('ledger_account_id')->constrained();
            $table->bigInteger('amount_cents');
            // Of its ledger transaction, so that a day of one account is read from the index.
            $table->timestamp('occurred_at');
            $table->index(['ledger_transaction_id', 'ledger_account_id', 'amount_cents'], 'ledger_entries_of_transaction_index');
            $table->index(['ledger_account_id', 'occurred_at', 'id', 'amount_cents'], 'ledger_entries_of_account_index');
        });

        // The one row that every posting locks last: where the chain ends.
        Schema::create('ledger_chain', function (Blueprint $table): void {
            $table->unsignedTinyInteger('id')->primary();
            $table->unsignedBigInteger('last_id');
            $table->string('hash', 64);
        });
        DB::table('ledger_chain')->insertOrIgnore(['id' => 1, 'last_id' => 0, 'hash' => str_repeat('0', 64)]);

        // How often it has been approved and taken back, plus one: an approval that was undone may be given again.
        Schema::table('deposits', fn (Blueprint $table) => $table->unsignedSmallInteger('attempt')->default(1));

        // Whoever sees money does not handle it by that alone (spec/roles.md: payments roles, approval over the threshold).
        Schema::table('roles', function (Blueprint $table): void {
            $table->boolean('handles_payments')->default(false);
            $table->boolean('approves_large_withdrawals')->default(false);
        });
        DB::table('roles')->whereIn('name', ['payments_officer', 'payments_manager', 'developer'])->update(['handles_payments' => true]);
        DB::table('roles')->whereIn('name', ['payments_manager', 'developer'])->update(['approves_large_withdrawals' => true]);

        LedgerGuards::create();
    }

    public function down(): void
    {
        LedgerGuards::drop();
        Schema::table('roles', fn (Blueprint $table) => $table->dropColumn(['handles_payments', 'approves_large_withdrawals']));
        Schema::table('deposits', fn (Blueprint $table) => $table->dropColumn('attempt'));
        foreach (['ledger_chain', 'ledger_entries', 'ledger_transactions', 'transactions', 'ledger_accounts'] as $table) {
            Schema::drop($table);
        }
    }
};
