<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('consents', function (Blueprint $table): void {
            $table->comment('Append-only record of consents to be contacted. The undo of an import removes the consents it recorded.');

            $table->id();
            $table->string('person_type', 32);
            $table->unsignedBigInteger('person_id');
            $table->string('channel', 8);
            $table->string('purpose', 64);
            $table->string('basis', 16);
            $table->string('evidence')->nullable();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->timestamp('recorded_at');
            $table->unsignedBigInteger('import_id')->nullable()->comment('The import that recorded it. Null when a person did.');
            $table->timestamp('created_at');

            $table->index(['person_type', 'person_id', 'id'])->comment('The consents of one person, newest last.');
        });

        Schema::create('suppressions', function (Blueprint $table): void {
            $table->comment('Phone numbers and emails that must not be contacted.');

            $table->id();
            $table->string('channel', 8);
            $table->string('value_hash', 64)->comment('Keyed hash of the normalized number or email.');
            $table->string('reason', 16);
            $table->timestamp('until')->nullable()->comment('Null when it does not end.');
            $table->foreignId('user_id')->nullable()->constrained();
            $table->timestamps();

            $table->unique(['channel', 'value_hash', 'reason']);
        });

        Schema::create('bulk_suppressions', function (Blueprint $table): void {
            $table->comment('Requests to suppress a selection of DB clients, processed in the background.');

            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('reason', 16);
            $table->json('ids')->comment('The selected DB clients.');
            $table->string('status', 16)->default('queued');
            $table->unsignedInteger('total_rows');
            $table->unsignedInteger('processed_rows')->default(0)->comment('Processed ids, from the first.');
            $table->unsignedInteger('suppressed_rows')->default(0)->comment('People who were not suppressed before.');
            $table->string('error')->nullable();
            $table->timestamp('finished_at')->nullable();
            $table->timestamps();

            $table->index(['user_id', 'id']);
            $table->index(['status', 'updated_at'])->comment('Finds requests whose job was lost.');
        });

        Schema::create('barred_entries', function (Blueprint $table): void {
            $table->comment('People on a barred list: ours, or one that a state or venue sends us.');

            $table->id();
            $table->string('list', 24)->comment('Whether we or a venue barred the person, or they excluded themselves.');
            $table->string('jurisdiction', 3)->nullable()->comment('The state of the list. Null for our own.');
            $table->string('source', 100)->nullable()->comment('The name of the list, as its sender calls it. Null for our own.');
            $table->string('external_reference', 64)->nullable()->comment("The sender's id of the entry.");
            $table->string('first_name');
            $table->string('last_name');
            $table->date('date_of_birth')->nullable();
            $table->string('mobile_e164', 20)->nullable();
            $table->string('email')->nullable();
            $table->string('address')->nullable();
            $table->string('suburb', 100)->nullable();
            $table->string('postcode', 4)->nullable();
            $table->foreignId('client_id')->nullable()->comment('The client who is this person. Null when there is none.')->constrained();
            $table->string('reason')->nullable();
            $table->date('from_on');
            $table->date('until_on')->nullable()->comment('The last day. Null when it does not end.');
            $table->string('status', 16)->default('active');
            $table->timestamp('lifted_at')->nullable();
            $table->foreignId('lifted_by')->nullable()->constrained('users');
            $table->foreignId('lift_requested_by')->nullable()->comment('A colleague must confirm the lift.')->constrained('users');
            $table->timestamp('lift_requested_at')->nullable()->index()->comment('Null when no lift is requested.');
            $table->string('lift_reason')->nullable();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->unsignedInteger('version')->default(1)->comment('Goes up with each change.');
            $table->timestamps();

            $table->index(['list', 'status', 'id'])->comment('The entries of one list.');
            $table->index(['jurisdiction', 'list', 'source', 'id'])->comment('The entries of one list of a state.');
            $table->index(['status', 'until_on'])->comment('Active entries that end.');
            $table->index(['email', 'status'])->comment('Checks a person by email address.');
            $table->index(['last_name', 'first_name', 'date_of_birth'])->comment('Checks a person by name and date of birth.');
            $table->index(['last_name', 'first_name', 'id'])->comment('All entries by name.');
            $table->index(['from_on', 'id'])->comment('All entries by first day.');
            $table->index(['until_on', 'id'])->comment('All entries by last day.');
            $table->index(['created_at', 'id'])->comment('All entries, newest first.');
            $table->index(['date_of_birth', 'status'])->comment('Checks a person by date of birth.');
            $table->index(['mobile_e164', 'status'])->comment('Checks a person by mobile.');
            $table->index(['client_id', 'id']);
            $table->index(['client_id', 'created_at', 'id'], 'barred_entries_timeline_index')->comment("Entries in a client's timeline.");
        });

        Schema::create('betstop_updates', function (Blueprint $table): void {
            $table->comment('Changes of the BetStop register that we received.');

            $table->id();
            $table->string('external_id', 128)->unique()->comment("BetStop's id.");
            $table->string('first_name');
            $table->string('last_name');
            $table->date('date_of_birth');
            $table->string('mobile_e164', 20)->nullable();
            $table->json('other_phones')->nullable()->comment('Landlines and further mobiles of the person, E.164.');
            $table->string('email')->nullable();
            $table->string('postcode', 4)->nullable();
            $table->string('change', 16);
            $table->timestamp('effective_at');
            $table->foreignId('client_id')->nullable()->constrained();
            $table->string('status', 16)->default('received');
            $table->timestamp('received_at');
            $table->timestamp('end_checked_at')->nullable()->comment('When BetStop was last asked whether the exclusion ended as announced.');
            $table->timestamp('suppressions_ended_at')->nullable()->comment('When the suppressions ended with the exclusion.');
            $table->timestamps();

            $table->index('date_of_birth')->comment('Checks a person by date of birth.');
            $table->index('mobile_e164')->comment('Checks a person by mobile.');
            $table->index('email')->comment('Checks a person by email address.');
            $table->index(['change', 'suppressions_ended_at', 'effective_at'])->comment('Exclusions that ended and still have suppressions.');
            $table->index(['client_id', 'id']);
            $table->index(['status', 'received_at', 'id'])->comment('Updates that staff have to act on, oldest first.');
            $table->index(['received_at', 'id'])->comment('All updates.');
        });

        Schema::create('betstop_runs', function (Blueprint $table): void {
            $table->comment('Checks of many people with the BetStop register, in the background: all open accounts each night, or a list of people.');

            $table->id();
            $table->string('kind', 16);
            $table->string('status', 16)->default('running');
            $table->foreignId('user_id')->nullable()->comment('Null for the nightly check.')->constrained();
            $table->longText('people')->nullable()->comment('The listed people, encrypted. Null after the last of them.');
            $table->unsignedBigInteger('cursor')->default(0)->comment('The last checked client or line.');
            $table->unsignedTinyInteger('attempt')->default(1)->comment('The nightly check asks again about people without an answer.');
            $table->unsignedInteger('total_rows');
            $table->unsignedInteger('processed_rows')->default(0);
            $table->unsignedInteger('registered_rows')->default(0);
            $table->unsignedInteger('error_rows')->default(0)->comment('People without an answer of the register.');
            $table->timestamp('finished_at')->nullable();
            $table->timestamps();

            $table->index(['kind', 'id'])->comment('The latest nightly check.');
            $table->index(['status', 'updated_at'])->comment('Finds checks whose process died.');
            $table->index(['user_id', 'id']);
        });

        Schema::create('betstop_checks', function (Blueprint $table): void {
            $table->comment('Append-only answers of the BetStop register about a person.');

            $table->id();
            $table->string('person_type', 32)->nullable()->comment('Null for a person without a record. Their details are not stored.');
            $table->unsignedBigInteger('person_id')->nullable();
            $table->foreignId('betstop_run_id')->nullable()->constrained();
            $table->unsignedInteger('line')->nullable()->comment('Of the listed people.');
            $table->string('purpose', 16);
            $table->string('request_hash', 64)->comment('Keyed hash of the person that was checked.');
            $table->string('result', 16);
            $table->timestamp('checked_at');
            $table->timestamp('valid_until')->nullable();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->json('evidence');
            $table->timestamp('created_at');

            $table->index(['person_type', 'person_id', 'id'])->comment('The latest check of a person.');
            $table->index(['person_type', 'person_id', 'checked_at', 'id'], 'betstop_checks_timeline_index')->comment("Checks in a client's timeline.");
            $table->index(['result', 'checked_at', 'id'])->comment('Checks with a result, newest first.');
            $table->index(['checked_at', 'id'])->comment('All checks, newest first.');
            $table->index(['betstop_run_id', 'id'])->comment('The checks of a run.');
            $table->index(['user_id', 'checked_at', 'id'])->comment('The checks of a user, newest first.');
            $table->index(['purpose', 'checked_at', 'id'])->comment('Checks with a purpose, newest first.');
        });

        Schema::create('rsg_limits', function (Blueprint $table): void {
            $table->comment('Limits that clients set for responsible gambling.');

            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->string('kind', 16);
            $table->bigInteger('amount_cents')->nullable();
            $table->unsignedInteger('minutes')->nullable();
            $table->string('period', 8);
            $table->timestamp('effective_at');
            $table->timestamp('ended_at')->nullable();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->string('reason')->nullable();
            $table->timestamps();

            $table->index(['client_id', 'kind', 'effective_at'])->comment('The limits in force for a client.');
            $table->index(['client_id', 'ended_at', 'id'], 'rsg_limits_ended_index')->comment("Ended limits in a client's timeline.");
            $table->index(['client_id', 'created_at', 'id'], 'rsg_limits_timeline_index')->comment("New limits in a client's timeline.");
        });

        Schema::create('rsg_events', function (Blueprint $table): void {
            $table->comment('Responsible-gambling incidents and their follow-up.');

            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->string('kind', 24);
            $table->string('severity', 8);
            $table->foreignId('owner_id')->nullable()->constrained('users');
            $table->text('description');
            $table->string('status', 16)->default('open');
            $table->timestamp('due_at')->nullable();
            $table->timestamp('actioned_at')->nullable();
            $table->timestamp('closed_at')->nullable();
            $table->timestamps();

            $table->index(['client_id', 'id']);
            $table->index(['client_id', 'created_at', 'id'], 'rsg_events_timeline_index')->comment("Incidents in a client's timeline.");
            $table->index(['status', 'due_at', 'id'])->comment('Incidents with a status, by due date.');
            $table->index(['closed_at', 'due_at', 'id'])->comment('All open incidents, by due date.');
            $table->index(['owner_id', 'closed_at', 'due_at'])->comment('Incidents of one owner.');
            $table->index(['due_at', 'id'])->comment('All incidents, by due date.');
            $table->index(['created_at', 'id'])->comment('All incidents, newest first.');
            $table->index(['actioned_at', 'id'])->comment('Response times.');
        });

        Schema::create('rsg_communications', function (Blueprint $table): void {
            $table->comment('Responsible-gambling messages with clients.');

            $table->id();
            $table->string('external_id', 128)->nullable()->unique()->comment("The sender's id.");
            $table->foreignId('client_id')->constrained();
            $table->foreignId('sender_id')->nullable()->constrained('users');
            $table->string('channel', 16);
            $table->text('body');
            $table->timestamp('sent_at');
            $table->string('severity', 8)->default('medium');
            $table->timestamp('due_at')->comment('By the severity.');
            $table->foreignId('owner_id')->nullable()->constrained('users');
            $table->foreignId('resolved_by')->nullable()->constrained('users');
            $table->timestamp('resolved_at')->nullable()->comment('Null while it is open.');
            $table->timestamps();

            $table->index(['client_id', 'sent_at', 'id'])->comment("Communications in a client's timeline.");
            $table->index(['client_id', 'resolved_at', 'id'])->comment("A client's open communications.");
            $table->index(['resolved_at', 'due_at', 'id'])->comment('All open communications, by due time.');
            $table->index(['owner_id', 'resolved_at', 'due_at'])->comment('Communications of one owner.');
            $table->index(['due_at', 'id'])->comment('All communications, by due time.');
            $table->index(['sent_at', 'id'])->comment('All communications, newest first.');
        });

        Schema::create('rsg_form_submissions', function (Blueprint $table): void {
            $table->comment('Responsible-gambling forms that clients sent.');

            $table->id();
            $table->string('external_id', 128)->nullable()->unique()->comment("The sender's id.");
            $table->foreignId('client_id')->nullable()->constrained();
            $table->string('form_type', 32);
            $table->json('payload');
            $table->timestamp('submitted_at');
            $table->timestamp('due_at')->comment("By the type of the form, in business days of the client's state.");
            $table->foreignId('owner_id')->nullable()->constrained('users');
            $table->string('decision', 24)->nullable()->comment('What took effect. Null when it was only marked as handled.');
            $table->string('decision_text')->nullable()->comment('The decision in words.');
            $table->text('decision_note')->nullable()->comment('The reason that the officer entered.');
            $table->foreignId('resolved_by')->nullable()->constrained('users');
            $table->timestamp('resolved_at')->nullable()->comment('Null while it is open.');
            $table->timestamps();

            $table->index(['client_id', 'submitted_at', 'id'], 'rsg_form_submissions_timeline_index')->comment("Forms in a client's timeline.");
            $table->index(['client_id', 'resolved_at', 'id'])->comment("A client's open forms.");
            $table->index(['resolved_at', 'due_at', 'id'])->comment('All open forms, by due time.');
            $table->index(['owner_id', 'resolved_at', 'due_at'])->comment('Forms of one owner.');
            $table->index(['due_at', 'id'])->comment('All forms, by due time.');
            $table->index(['submitted_at', 'id'])->comment('All forms, newest first.');
        });

        Schema::create('time_outs', function (Blueprint $table): void {
            $table->comment('Breaks from gambling that clients asked for. Until the end the person gets no marketing, bonus or credit.');

            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->timestamp('starts_at');
            $table->timestamp('ends_at');
            $table->string('reason')->nullable();
            $table->foreignId('rsg_form_submission_id')->nullable()->constrained();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->timestamps();

            $table->index(['client_id', 'ends_at'])->comment('The time-outs in force for a client.');
        });
    }
};
