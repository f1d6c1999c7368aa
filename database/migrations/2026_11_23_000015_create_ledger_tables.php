<?php

declare(strict_types=1);

use App\Infrastructure\Database\ByteOrder;
use App\Infrastructure\Database\CheckTrigger;
use App\Infrastructure\Database\DeletionTrigger;
use App\Infrastructure\Database\LedgerTriggers;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('ledger_accounts', function (Blueprint $table): void {
            $table->comment('Accounts of the double-entry ledger: per client, per site account, and of the house.');

            $table->id();
            $table->string('kind', 16);
            $table->unsignedBigInteger('owner_id')->comment('The client, the site account, or 0 for a house account.');
            $table->foreignId('client_id')->nullable()->constrained();
            $table->bigInteger('balance_cents')->nullable()->comment('Cache of the entries. Null for house accounts.');
            $table->timestamps();

            $table->unique(['kind', 'owner_id']);
            $table->index(['client_id', 'kind'])->comment('The accounts of one client.');
        });

        Schema::create('transactions', function (Blueprint $table): void {
            $table->comment('One row per piece of business, as people see it. Its status follows its ledger transactions.');

            $table->unsignedBigInteger('id')->primary()->comment('The id of its first ledger transaction.');
            $table->string('type', 16);
            $table->string('status', 16);
            $table->foreignId('client_id')->nullable()->constrained();
            $table->bigInteger('amount_cents')->comment('Above zero.');
            $table->bigInteger('effect_cents')->default(0)->comment("Total change of the client's available balance.");
            $table->string('rail', 8)->nullable();
            ByteOrder::apply($table->string('reference', 64))->nullable();
            $table->string('description')->nullable();
            $table->string('source_type', 32);
            $table->unsignedBigInteger('source_id');
            $table->unsignedSmallInteger('round')->default(1)->comment('Which attempt, from 1. An undone approval can be repeated.');
            $table->timestamp('occurred_at');
            $table->timestamp('status_at');
            $table->timestamps();

            $table->unique(['source_type', 'source_id', 'type', 'round'], 'transactions_source_unique');
            $table->index(['type', 'occurred_at', 'id'])->comment('The transaction list with a type.');
            $table->index(['status', 'occurred_at', 'id'])->comment('The transaction list with a status.');
            $table->index(['client_id', 'occurred_at', 'id', 'effect_cents', 'type', 'status', 'amount_cents'], 'transactions_of_client_index')->comment("A client's transactions, totals and running balance, without reading the table.");
            $table->index(['amount_cents', 'occurred_at', 'id'])->comment('The transaction list by amount.');
            $table->index(['reference', 'id'])->comment('Finds transactions by the start of a reference.');
            $table->index(['occurred_at', 'id', 'type', 'status', 'rail', 'client_id', 'amount_cents', 'effect_cents'], 'transactions_in_order_index')->comment('Filters and totals of the transaction list, without reading the table.');
        });

        Schema::create('ledger_transactions', function (Blueprint $table): void {
            $table->comment('Append-only postings. The entries of each add up to zero.');

            $table->unsignedBigInteger('id')->primary()->comment('Given by the chain without gaps: a missing number is a missing row.');
            $table->foreignId('transaction_id')->constrained();
            $table->string('idempotency_key', 96)->unique();
            $table->string('type', 16);
            $table->string('status', 16)->comment("The transaction's status after this posting.");
            $table->foreignId('client_id')->nullable()->constrained();
            $table->string('source_type', 32);
            $table->unsignedBigInteger('source_id');
            $table->unsignedBigInteger('reverses_id')->nullable()->unique()->comment('The posting this one reverses.');
            $table->timestamp('occurred_at');
            $table->timestamp('posted_at');
            $table->string('content_hash', 64)->comment('SHA-256 of the posting and its entries.');
            $table->string('hash', 64)->comment("SHA-256 of the previous posting's hash and content_hash.");

            $table->index(['transaction_id', 'id']);
            $table->index(['client_id', 'id']);
        });

        Schema::create('ledger_entries', function (Blueprint $table): void {
            $table->comment('Append-only lines of a posting.');

            $table->id();
            $table->foreignId('ledger_transaction_id')->constrained();
            $table->foreignId('ledger_account_id')->constrained();
            $table->bigInteger('amount_cents')->comment('Signed. Positive entries increase the account.');
            $table->timestamp('occurred_at')->comment('Copied from the posting, so that a day of one account is read from the index.');

            $table->index(['ledger_transaction_id', 'ledger_account_id', 'amount_cents'], 'ledger_entries_of_transaction_index')->comment('The entries of a posting, and its sum.');
            $table->index(['ledger_account_id', 'occurred_at', 'id', 'amount_cents'], 'ledger_entries_of_account_index')->comment('The entries of an account in time, and their sum.');
        });

        Schema::create('ledger_chain', function (Blueprint $table): void {
            $table->comment('One row: the end of the hash chain. Every posting locks it last.');

            $table->unsignedTinyInteger('id')->primary();
            $table->unsignedBigInteger('last_id');
            $table->string('hash', 64);
        });
        DB::table('ledger_chain')->insertOrIgnore(['id' => 1, 'last_id' => 0, 'hash' => str_repeat('0', 64)]);

        Schema::create('ledger_verifications', function (Blueprint $table): void {
            $table->comment('Results of php artisan ledger:verify.');

            $table->id();
            $table->timestamp('started_at');
            $table->timestamp('finished_at')->nullable()->comment('Null while it runs, or when it was interrupted.');
            $table->unsignedBigInteger('transactions_count')->default(0)->comment('Ledger transactions read.');
            $table->unsignedBigInteger('entries_count')->default(0);
            $table->unsignedBigInteger('last_ledger_transaction_id')->default(0)->comment('The end of the chain.');
            $table->string('last_hash', 64)->default('')->comment('The end of the chain then. A later check must find the same hash there.');
            $table->unsignedBigInteger('problems_count')->nullable();
            $table->json('problems')->nullable();
        });

        Schema::create('transaction_days', function (Blueprint $table): void {
            $table->comment('Totals of transactions per UTC day, type, status and rail. Wide periods are read from here.');

            $table->id();
            $table->string('day', 10)->comment('UTC, YYYY-MM-DD.');
            $table->string('type', 16);
            $table->string('status', 16);
            $table->string('rail', 8)->nullable();
            $table->unsignedInteger('transactions_count');
            $table->bigInteger('amount_cents');
            $table->bigInteger('effect_cents');

            $table->index('day')->comment('The totals of a period.');
        });

        Schema::create('transaction_days_head', function (Blueprint $table): void {
            $table->comment('One row: the last posting that transaction_days includes.');

            $table->unsignedTinyInteger('id')->primary();
            $table->unsignedBigInteger('last_ledger_id');
        });
        DB::table('transaction_days_head')->insertOrIgnore(['id' => 1, 'last_ledger_id' => 0]);

        Schema::create('adjustments', function (Blueprint $table): void {
            $table->comment("Manual corrections of a client's balance. A second person decides.");

            $table->id();
            $table->string('reference', 32)->unique();
            $table->foreignId('client_id')->constrained();
            $table->string('type', 16)->comment('adjustment, fee or reversal.');
            $table->bigInteger('amount_cents')->comment('Signed change of the available balance.');
            $table->string('reason');
            $table->string('status', 16)->default('requested');
            $table->foreignId('requested_by')->constrained('users');
            $table->timestamp('requested_at');
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->string('refusal')->nullable()->comment('Why it was declined.');
            $table->unsignedBigInteger('reverses_id')->nullable()->comment('The transaction that a reversal takes back.');
            $table->timestamps();

            $table->index(['client_id', 'requested_at', 'id'])->comment("One client's adjustments.");
            $table->index(['status', 'requested_at', 'id'])->comment('The queue, oldest first.');
            $table->index(['requested_at', 'id']);
            $table->index('reverses_id')->comment('Whether a transaction is already reversed.');
        });

        LedgerTriggers::create();
        $this->createAdjustmentTriggers();
    }

    private function createAdjustmentTriggers(): void
    {
        foreach (['insert', 'update'] as $event) {
            CheckTrigger::refuse("adjustments_dual_approval_{$event}", 'adjustments', $event, "new.decided_by = new.requested_by or (new.status <> 'requested' and new.decided_by is null)", 'another person must decide an adjustment');
        }
        CheckTrigger::refuse('adjustments_fixed_columns', 'adjustments', 'update', CheckTrigger::anyChanged(['type', 'amount_cents', 'requested_by', 'reverses_id']), 'the request of an adjustment never changes');
        CheckTrigger::refuse('adjustments_decided_once', 'adjustments', 'update', "old.status <> 'requested' and (".CheckTrigger::anyChanged(['status', 'decided_by']).')', 'an adjustment is decided once');
        DeletionTrigger::create('adjustments', [['id'], ['reference']]);
        DeletionTrigger::keepKeys('adjustments', ['id', 'reference']);
    }
};
