<?php

declare(strict_types=1);

use App\Infrastructure\Database\CheckTrigger;
use App\Infrastructure\Database\DeletionTrigger;
use App\Infrastructure\Database\WithdrawalTriggers;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('bank_accounts', function (Blueprint $table): void {
            $table->comment('Bank accounts and PayIDs of clients, for withdrawals.');

            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->string('bsb', 7)->nullable();
            $table->text('number')->nullable()->comment('Encrypted.');
            $table->text('payid')->nullable()->comment('Encrypted.');
            $table->string('holder');
            $table->string('fingerprint', 64)->comment('Keyed hash of the number or PayID, because encrypted values cannot be searched.');
            $table->string('status', 16)->default('unverified');
            $table->foreignId('added_by')->nullable()->comment('A colleague must verify the account.')->constrained('users');
            $table->foreignId('decided_by')->nullable()->comment('Who verified or blocked it.')->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->string('evidence', 500)->nullable()->comment('How it was verified, or why it was blocked.');
            $table->timestamps();

            $table->unique(['client_id', 'fingerprint']);
            $table->index('fingerprint')->comment('Clients who share a bank account, and payers of deposits.');
        });

        Schema::create('cancellation_reasons', function (Blueprint $table): void {
            $table->comment('Reasons to cancel a withdrawal, in their order on screen.');

            $table->id();
            $table->string('title')->unique();
            $table->boolean('is_active')->default(true);
            $table->unsignedInteger('position')->default(0)->comment('Order in the list of reasons.');
            $table->timestamps();
        });

        Schema::create('withdrawals', function (Blueprint $table): void {
            $table->comment('Payments to clients, from request to payment.');

            $table->id();
            $table->string('reference', 64)->unique();
            $table->foreignId('client_id')->constrained();
            $table->foreignId('bank_account_id')->nullable()->constrained();
            $table->bigInteger('amount_cents');
            $table->boolean('needs_dual_approval')->default(false)->comment('Dual approval, by the threshold on the day of the request.');
            $table->string('status', 16)->default('pending');
            $table->foreignId('requested_by')->nullable()->constrained('users');
            $table->timestamp('requested_at');
            $table->timestamp('held_at')->nullable()->comment('When the ledger held the amount. Null while the balance is too low.');
            $table->foreignId('checked_by')->nullable()->constrained('users');
            $table->timestamp('checked_at')->nullable();
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->timestamp('approved_at')->nullable();
            $table->unsignedBigInteger('payout_claimed_by')->nullable()->comment('The user who is paying it manually.');
            $table->timestamp('payout_claimed_at')->nullable();
            $table->timestamp('paid_at')->nullable();
            $table->foreignId('ended_by')->nullable()->comment('Who cancelled, declined or failed it. Null when the client cancelled.')->constrained('users');
            $table->timestamp('ended_at')->nullable();
            $table->foreignId('cancellation_reason_id')->nullable()->constrained();
            $table->string('reason')->nullable();
            $table->string('note', 500)->nullable()->comment('From the colleague who requested it for the client.');
            $table->string('payment_note')->nullable();
            $table->unsignedInteger('payment_note_version')->default(1)->comment('Version of the statement reference and the note.');
            $table->string('statement_reference', 18)->nullable()->comment("On the client's bank statement. Bank files carry 18 characters.");
            $table->string('bank_reference', 64)->nullable()->comment("The bank's reference of the payment.");
            $table->timestamps();

            $table->index(['client_id', 'id']);
            $table->index(['client_id', 'requested_at', 'id'], 'withdrawals_timeline_index')->comment("Withdrawals in a client's timeline.");
            $table->index('bank_account_id');
            $table->index(['amount_cents', 'id']);
            $table->index(['status', 'amount_cents', 'id'])->comment('The queue of one status, by amount.');
            $table->index(['status', 'amount_cents', 'paid_at'], 'withdrawals_paid_of_an_amount_index')->comment('Paid withdrawals that a returned deposit could be.');
            $table->index(['status', 'requested_at', 'id'])->comment('The queue of one status, oldest first.');
            $table->index(['requested_at', 'id']);
            $table->index('cancellation_reason_id');
        });

        Schema::create('withdrawal_cancellations', function (Blueprint $table): void {
            $table->comment('Cancellations that arrived before their withdrawal. The withdrawal applies and deletes them.');

            $table->id();
            $table->string('reference', 64)->unique();
            $table->string('reason')->nullable();
            $table->timestamp('cancelled_at');
            $table->timestamps();

            $table->index('created_at')->comment('Prunes cancellations whose withdrawal never came.');
        });

        Schema::create('payment_batches', function (Blueprint $table): void {
            $table->comment('ABA files of withdrawals. A batch never changes after export.');

            $table->id();
            $table->string('status', 16)->default('draft');
            $table->date('value_on')->comment('The day the bank pays.');
            $table->unsignedInteger('items_count');
            $table->bigInteger('total_cents');
            $table->foreignId('created_by')->constrained('users');
            $table->foreignId('exported_by')->nullable()->constrained('users');
            $table->timestamp('exported_at')->nullable();
            $table->string('sha256', 64)->nullable()->comment('Of the exported file.');
            $table->foreignId('confirmed_by')->nullable()->constrained('users');
            $table->timestamp('confirmed_at')->nullable();
            $table->string('bank_receipt', 64)->nullable();
            $table->foreignId('cancelled_by')->nullable()->constrained('users');
            $table->timestamp('cancelled_at')->nullable();
            $table->timestamp('settled_at')->nullable();
            $table->timestamps();

            $table->index(['status', 'id']);
            $table->index(['value_on', 'id']);
            $table->index(['total_cents', 'id']);
        });

        Schema::create('payment_batch_items', function (Blueprint $table): void {
            $table->comment('Withdrawals of a batch.');

            $table->id();
            $table->foreignId('payment_batch_id')->constrained();
            $table->foreignId('withdrawal_id')->constrained();
            $table->unsignedBigInteger('live_withdrawal_id')->nullable()->unique()->comment('The withdrawal again while this batch pays it, so that no other batch can.');
            $table->bigInteger('amount_cents');
            $table->string('status', 16)->default('waiting');
            $table->timestamps();

            $table->unique(['payment_batch_id', 'withdrawal_id']);
        });

        Schema::create('payment_batch_files', function (Blueprint $table): void {
            $table->comment('The exported file of a batch.');

            $table->foreignId('payment_batch_id')->primary()->constrained();
            $table->string('sha256', 64);
            $table->longText('content')->comment('Encrypted: it holds whole account numbers.');
            $table->timestamp('created_at');
        });

        Schema::create('payment_batch_downloads', function (Blueprint $table): void {
            $table->comment('Downloads of batch files.');

            $table->id();
            $table->foreignId('payment_batch_id')->constrained();
            $table->foreignId('user_id')->constrained();
            $table->string('sha256', 64);
            $table->string('reason')->nullable()->comment('Null for the first download, which is the export.');
            $table->timestamp('created_at');

            $table->index(['payment_batch_id', 'id']);
        });

        WithdrawalTriggers::create();
        $this->createBatchTriggers();
    }

    private function createBatchTriggers(): void
    {
        DeletionTrigger::create('payment_batches', [['id']]);
        DeletionTrigger::keepKeys('payment_batches', ['id']);
        $changed = CheckTrigger::anyChanged(['value_on', 'items_count', 'total_cents', 'exported_by', 'exported_at', 'sha256']);
        CheckTrigger::refuse('payment_batches_fixed_after_export', 'payment_batches', 'update', "old.exported_at is not null and ({$changed} or new.status in ('draft', 'cancelled'))", 'an exported batch never changes');

        foreach (['payment_batch_files' => [['payment_batch_id']], 'payment_batch_downloads' => [['id']]] as $table => $keys) {
            CheckTrigger::refuse("{$table}_no_update", $table, 'update', null, "{$table} are never changed");
            DeletionTrigger::create($table, $keys);
        }

        DeletionTrigger::create('payment_batch_items', [['id'], ['payment_batch_id', 'withdrawal_id'], ['live_withdrawal_id']]);
        DeletionTrigger::keepKeys('payment_batch_items', ['id']);
        CheckTrigger::refuse('payment_batch_items_fixed_columns', 'payment_batch_items', 'update', CheckTrigger::anyChanged(['payment_batch_id', 'withdrawal_id', 'amount_cents']), 'a payment of a batch never changes');
        CheckTrigger::refuse('payment_batch_items_own_withdrawal', 'payment_batch_items', 'update', 'new.live_withdrawal_id <> new.withdrawal_id', 'live_withdrawal_id must equal withdrawal_id');
        // This key does change: one batch releases a withdrawal and another one takes it.
        CheckTrigger::refuseTakingOver('payment_batch_items_no_takeover', 'payment_batch_items', 'live_withdrawal_id');
    }
};
