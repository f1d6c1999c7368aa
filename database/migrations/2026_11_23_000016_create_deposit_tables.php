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
        Schema::create('bank_files', function (Blueprint $table): void {
            $table->comment('Bank statements that staff imported.');

            $table->id();
            $table->string('name');
            $table->string('sha256', 64)->unique();
            $table->string('layout', 32)->comment("Which bank's format.");
            $table->foreignId('user_id')->nullable()->constrained();
            $table->unsignedInteger('rows')->default(0);
            $table->unsignedInteger('created_rows')->default(0);
            $table->unsignedInteger('duplicate_rows')->default(0);
            $table->unsignedInteger('error_rows')->default(0);
            $table->timestamps();

            $table->index(['created_at', 'id'])->comment('The list of imported files, newest first.');
        });

        Schema::create('bank_lines', function (Blueprint $table): void {
            $table->comment('Credits on our bank account, from the bank feed or a file.');

            $table->id();
            $table->string('rail', 8)->comment('osko, payid or eft.');
            $table->string('bank_reference')->unique();
            $table->string('end_to_end_id')->nullable()->comment("The payer's id of the payment.");
            $table->string('description');
            $table->string('payer_name')->nullable();
            $table->bigInteger('amount_cents');
            $table->timestamp('value_at')->comment('When the bank credited it.');
            $table->string('file_reference', 64)->nullable()->unique()->comment('Reference of the file row that made the line. Kept when the feed replaces bank_reference.');
            $table->string('file_account', 64)->nullable()->comment('The account in that file. With the next three columns it tells overlapping files apart.');
            $table->date('file_from')->nullable()->comment('First day of that file.');
            $table->date('file_until')->nullable()->comment('Last day of that file.');
            $table->bigInteger('file_opening_cents')->nullable()->comment('Balance before that row.');
            $table->timestamps();

            $table->index('end_to_end_id');
            $table->index(['payer_name', 'amount_cents', 'value_at'], 'bank_lines_payer_habit_index')->comment('How often a payer pays one amount.');
            $table->index(['amount_cents', 'value_at'])->comment("Finds the feed's line for a file row, and repeated payments.");
            $table->index(['value_at', 'id'])->comment('The lines of one day, for reconciliation.');
        });

        Schema::create('deposits', function (Blueprint $table): void {
            $table->comment('Bank lines to be matched to a client and approved. A split makes several deposits of one line.');

            $table->id();
            $table->foreignId('client_id')->nullable()->constrained();
            $table->foreignId('bank_line_id')->constrained();
            $table->foreignId('parent_id')->nullable()->comment('The deposit that was split.')->constrained('deposits');
            $table->unsignedSmallInteger('part')->default(0)->comment('0 for the original, then 1 and up.');
            $table->string('rail', 8);
            $table->bigInteger('amount_cents');
            $table->timestamp('value_at')->comment('Copied from the bank line, for the orders of the list.');
            $table->timestamp('waiting_since')->nullable()->comment('Null once it is decided.');
            $table->string('status', 16)->default('pending');
            $table->unsignedInteger('version')->default(1)->comment('Increases with every change. A decision on an older version is a conflict.');
            $table->unsignedSmallInteger('attempt')->default(1)->comment('Approvals so far that were undone, plus one.');
            $table->foreignId('matched_by')->nullable()->comment('Null when it was matched automatically.')->constrained('users');
            $table->timestamp('matched_at')->nullable();
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->foreignId('decided_by')->nullable()->comment('Who approved, rejected, returned, split or bounced it.')->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->string('reason')->nullable();
            $table->unsignedBigInteger('withdrawal_id')->nullable()->unique()->comment('The returned withdrawal that this deposit is. No foreign key: SQLite would rebuild the table.');
            $table->timestamps();

            $table->unique(['bank_line_id', 'part']);
            $table->index(['client_id', 'id']);
            $table->index(['client_id', 'value_at', 'id', 'amount_cents'])->comment("One client's deposits and their totals.");
            $table->index(['client_id', 'status', 'id'], 'deposits_last_of_a_client_index')->comment("A client's last deposit, in the withdrawal queue.");
            $table->index(['client_id', 'created_at', 'id'], 'deposits_timeline_index')->comment("Deposits in a client's timeline.");
            $table->index(['rail', 'amount_cents', 'id'])->comment('The deposit list of one rail, by amount.');
            $table->index(['rail', 'value_at', 'id', 'amount_cents'])->comment('The deposit list of one rail and its totals.');
            $table->index(['rail', 'waiting_since', 'id'])->comment('The queue of one rail, oldest first.');
            $table->index(['amount_cents', 'id']);
            $table->index(['value_at', 'id', 'amount_cents'])->comment('The deposit list and its totals.');
            $table->index(['waiting_since', 'id']);
            $table->index(['status', 'value_at', 'id', 'amount_cents'])->comment('The deposit list with a status and its totals.');
            $table->index(['status', 'created_at', 'id'])->comment('The queue of one status.');
            $table->index(['created_at', 'amount_cents'])->comment('Totals of a period on the dashboard.');
        });

        Schema::create('known_payers', function (Blueprint $table): void {
            $table->comment('Payers that paid for a client before.');

            $table->id();
            $table->string('payer', 160)->comment('"name emma walsh", or "payid" and a keyed hash of the PayID.');
            $table->string('rail', 8);
            $table->foreignId('client_id')->constrained();
            $table->unsignedInteger('times_seen')->default(0)->comment('Approvals that were not undone.');
            $table->unsignedInteger('times_undone')->default(0)->comment('Approvals that were undone.');
            $table->timestamp('first_seen_at');
            $table->timestamp('last_seen_at');

            $table->unique(['payer', 'rail', 'client_id']);
            $table->index(['client_id', 'id']);
        });

        Schema::create('match_decisions', function (Blueprint $table): void {
            $table->comment('The suggested client of each deposit and the decision. Automatic matching learns from it.');

            $table->id();
            $table->foreignId('deposit_id')->unique()->constrained();
            $table->foreignId('proposed_client_id')->nullable()->comment('Null when no client was suggested.')->constrained('clients');
            $table->unsignedTinyInteger('score')->default(0);
            $table->string('signature', 96)->comment('The kinds of evidence behind the suggestion.');
            $table->boolean('is_automatic')->default(false);
            $table->foreignId('approved_client_id')->nullable()->constrained('clients');
            $table->boolean('is_right')->nullable()->comment('Null while undecided, or when the decision was undone.');
            $table->timestamp('decided_at')->nullable();
            $table->timestamps();

            $table->index(['proposed_client_id', 'id']);
            $table->index(['signature', 'decided_at', 'is_right'])->comment('Accuracy of one kind of evidence.');
            $table->index(['approved_client_id', 'id']);
            $table->index(['decided_at', 'score', 'is_right'])->comment('Accuracy by score in a period.');
        });

        Schema::create('match_rules', function (Blueprint $table): void {
            $table->comment('Kinds of evidence, and whether automatic matching by them is stopped.');

            $table->id();
            $table->string('signature', 96)->unique();
            $table->boolean('is_stopped')->default(false);
            $table->foreignId('stopped_by')->nullable()->constrained('users');
            $table->timestamp('stopped_at')->nullable();
            $table->timestamps();
        });

        Schema::create('duplicate_cases', function (Blueprint $table): void {
            $table->comment('Pairs of bank lines that may be one payment recorded twice.');

            $table->id();
            $table->foreignId('left_bank_line_id')->comment('The earlier line, so that each pair is one row.')->constrained('bank_lines');
            $table->foreignId('right_bank_line_id')->constrained('bank_lines');
            $table->unsignedSmallInteger('score');
            $table->json('reasons');
            $table->string('status', 16)->default('open');
            $table->bigInteger('amount_cents')->comment('Would be returned.');
            $table->timestamp('paid_at')->comment('When the later line was paid.');
            $table->foreignId('repeat_bank_line_id')->nullable()->comment('The line confirmed as the duplicate.')->constrained('bank_lines');
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->string('note', 500)->nullable();
            $table->timestamps();

            $table->unique(['left_bank_line_id', 'right_bank_line_id']);
            $table->index(['right_bank_line_id', 'status'])->comment('The open case of a line.');
            $table->index(['score', 'id']);
            $table->index(['status', 'score', 'id'])->comment('The queue by score.');
            $table->index(['status', 'amount_cents', 'id'])->comment('The queue by amount.');
            $table->index(['status', 'paid_at', 'id'])->comment('The queue by date.');
            $table->index(['status', 'decided_at', 'amount_cents'])->comment('Totals of decided cases in a period.');
            $table->index(['amount_cents', 'id']);
            $table->index(['paid_at', 'id']);
        });

        Schema::create('bank_days', function (Blueprint $table): void {
            $table->comment('Daily change of the bank account in the ledger. Opening balances add these up.');

            $table->string('day', 10)->primary()->comment('Business day (Australia/Melbourne), YYYY-MM-DD.');
            $table->bigInteger('amount_cents');
        });

        Schema::create('bank_days_head', function (Blueprint $table): void {
            $table->comment('One row: the last posting that bank_days includes.');

            $table->unsignedTinyInteger('id')->primary();
            $table->unsignedBigInteger('last_ledger_id');
        });
        DB::table('bank_days_head')->insertOrIgnore(['id' => 1, 'last_ledger_id' => 0]);

        Schema::create('reconciliations', function (Blueprint $table): void {
            $table->comment('Days that were compared with the bank statement and closed.');

            $table->id();
            $table->string('day', 10)->comment('Business day, YYYY-MM-DD.');
            $table->boolean('is_standing')->nullable()->default(true)->comment('True while closed, null once reopened: a day is closed once.');
            $table->string('note', 1000);
            $table->bigInteger('opening_cents');
            $table->bigInteger('in_cents');
            $table->bigInteger('out_cents');
            $table->bigInteger('closing_cents');
            $table->unsignedInteger('lines')->comment('Count of bank lines.');
            $table->bigInteger('line_cents')->comment('Sum of bank lines.');
            $table->json('differences');
            $table->unsignedBigInteger('last_ledger_id')->comment('The end of the ledger then. Later postings on the day have higher ids.');
            $table->foreignId('closed_by')->constrained('users');
            $table->timestamp('closed_at');
            $table->foreignId('reopened_by')->nullable()->constrained('users');
            $table->timestamp('reopened_at')->nullable();
            $table->string('reopen_reason')->nullable();

            $table->unique(['day', 'is_standing']);
            $table->index(['day', 'id'])->comment('The history of one day.');
        });
    }
};
