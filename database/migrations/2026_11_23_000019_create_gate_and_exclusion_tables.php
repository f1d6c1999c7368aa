<?php

declare(strict_types=1);

use App\Infrastructure\Database\CheckTrigger;
use App\Infrastructure\Database\DeletionTrigger;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('permission_receipts', function (Blueprint $table): void {
            $table->comment('Append-only decisions of the gate: who could be contacted or credited, for what, and why. Sealed by audit_seals.');

            $table->id();
            $table->string('person_type', 32)->nullable()->comment('client, lead or db_client. Null for a person without a record.');
            $table->unsignedBigInteger('person_id')->nullable();
            $table->string('subject_type', 32)->nullable()->comment('What was decided about: a message, a bonus, a deposit.');
            $table->unsignedBigInteger('subject_id')->nullable();
            $table->string('purpose', 24);
            $table->boolean('is_allowed');
            $table->json('reasons')->comment('The code and text of every reason to refuse. Empty when allowed.');
            $table->json('inputs')->comment('What the decision was based on, without contact details.');
            $table->string('rule_version', 16);
            $table->foreignId('actor_id')->nullable()->constrained('users');
            $table->foreignId('impersonator_id')->nullable()->constrained('users');
            $table->timestamp('decided_at');

            $table->index(['person_type', 'person_id', 'id'])->comment("A person's receipts.");
            $table->index(['subject_type', 'subject_id', 'id'])->comment("A message's, bonus's or payment's receipts.");
        });

        CheckTrigger::refuse('permission_receipts_no_update', 'permission_receipts', 'update', null, 'permission_receipts are never changed');
        DeletionTrigger::create('permission_receipts', [['id']]);

        Schema::create('exclusion_reviews', function (Blueprint $table): void {
            $table->comment('Records that may belong to an excluded person. A colleague decides whether they do.');

            $table->id();
            $table->string('person_type', 32)->comment('client, lead or db_client.');
            $table->unsignedBigInteger('person_id');
            $table->string('source_type', 32)->comment('barred_entry, betstop_update, client or time_out.');
            $table->unsignedBigInteger('source_id');
            $table->string('source_text')->comment('Who is excluded and how, for staff.');
            $table->unsignedTinyInteger('score');
            $table->json('reasons')->comment('The evidence for and against one person.');
            $table->string('status', 16)->default('open');
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->string('why')->nullable();
            $table->timestamps();

            $table->unique(['person_type', 'person_id', 'source_type', 'source_id'], 'exclusion_reviews_pair_unique');
            $table->index(['status', 'id'])->comment('Reviews that wait for a colleague.');
        });

        Schema::create('exclusion_cases', function (Blueprint $table): void {
            $table->comment('The work on one excluded person: accounts frozen in all companies, and a checklist. At most one that is not lifted.');

            $table->id();
            $table->foreignId('client_id')->comment('The client who was excluded first.')->constrained();
            $table->json('reasons')->comment('BetStop, barred, self-excluded, in the order in which they came.');
            $table->string('status', 16)->default('open');
            $table->foreignId('owner_id')->nullable()->constrained('users');
            $table->timestamp('due_at')->comment('The latest due time of its steps.');
            $table->unsignedInteger('round')->default(1)->comment('Increases when there is more to freeze, so that a run that began before does not end it.');
            $table->timestamp('enforced_at')->nullable()->comment('When every known record of the person was frozen. Null while that is still to do.');
            $table->timestamp('completed_at')->nullable();
            $table->string('lift_reason')->nullable();
            $table->foreignId('lift_requested_by')->nullable()->constrained('users');
            $table->timestamp('lift_requested_at')->nullable();
            $table->timestamp('lift_from')->nullable()->comment('The end of the waiting period.');
            $table->foreignId('lifted_by')->nullable()->constrained('users');
            $table->timestamp('lifted_at')->nullable();
            $table->timestamps();

            $table->index(['client_id', 'id']);
            $table->index(['status', 'due_at', 'id'])->comment('Open cases by due time.');
            $table->index(['due_at', 'id'])->comment('All cases, by due time.');
            $table->index(['created_at', 'id'])->comment('All cases, newest first.');
            $table->index(['owner_id', 'status', 'due_at'])->comment('Cases of one owner.');
            $table->index(['enforced_at', 'updated_at'])->comment('Finds cases whose job was lost.');
        });

        Schema::create('exclusion_records', function (Blueprint $table): void {
            $table->comment('Clients, leads and DB clients of an exclusion case: certainly the person, or waiting for a decision.');

            $table->id();
            $table->foreignId('exclusion_case_id')->constrained();
            $table->string('record_type', 32);
            $table->unsignedBigInteger('record_id');
            $table->string('state', 16);
            $table->unsignedInteger('score')->comment('0 to 100, as of possible matches.');
            $table->json('reasons')->comment('Why it may be the person, in words.');
            $table->string('live_key', 64)->nullable()->unique()->comment('Type and id while the record is frozen, so that it is in one case. Null once the exclusion is lifted.');
            $table->timestamp('frozen_at')->nullable();
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->timestamps();

            $table->unique(['exclusion_case_id', 'record_type', 'record_id'], 'exclusion_records_unique');
            $table->index(['record_type', 'record_id'])->comment('The cases of a record.');
        });

        Schema::create('exclusion_steps', function (Blueprint $table): void {
            $table->comment('The checklist of an exclusion case.');

            $table->id();
            $table->foreignId('exclusion_case_id')->constrained();
            $table->string('kind', 24);
            $table->unsignedBigInteger('site_account_id')->nullable()->comment('For the closing of one site account. No foreign key: a merge may remove the account.');
            $table->timestamp('due_at');
            $table->timestamp('done_at')->nullable();
            $table->foreignId('done_by')->nullable()->constrained('users');
            $table->string('note')->nullable()->comment('Why it was checked off although the data did not show it.');
            $table->string('proof')->nullable()->comment("The bookmaker's reference for the closure.");
            $table->foreignId('attachment_id')->nullable()->comment('The proof as a file.')->constrained();
            $table->timestamps();

            $table->index(['exclusion_case_id', 'done_at', 'due_at'])->comment('The open steps of a case.');
        });

        Schema::create('betstop_notice_decisions', function (Blueprint $table): void {
            $table->comment('Append-only decisions of staff about a BetStop update.');

            $table->id();
            $table->foreignId('betstop_update_id')->constrained();
            $table->foreignId('client_id')->nullable()->comment('Null when the decision is about the whole update.')->constrained();
            $table->string('decision', 16);
            $table->unsignedTinyInteger('score')->nullable()->comment('0 to 100: the evidence for one person at that time. Null without a client.');
            $table->string('reason', 500)->nullable();
            $table->foreignId('user_id')->constrained();
            $table->timestamp('created_at');

            $table->index(['betstop_update_id', 'id'])->comment('The decisions about an update.');
            $table->index(['client_id', 'id'])->comment('Moves with a client that is merged.');
        });
    }
};
