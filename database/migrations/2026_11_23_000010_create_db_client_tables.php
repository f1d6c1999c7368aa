<?php

declare(strict_types=1);

use App\Infrastructure\Database\ByteOrder;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('db_lists', function (Blueprint $table): void {
            $table->comment('Call lists of DB clients, filled in the background.');

            $table->id();
            $table->string('name', 120);
            $table->foreignId('assignee_id')->constrained('users');
            $table->foreignId('created_by')->constrained('users');
            $table->foreignId('impersonator_id')->nullable()->comment('Who impersonated the creator.')->constrained('users');
            $table->date('due_on')->nullable();
            $table->timestamp('closed_at')->nullable();
            $table->json('filters')->nullable()->comment('The list query that fills it.');
            $table->unsignedInteger('wanted_rows')->default(0);
            $table->unsignedInteger('filled_rows')->default(0);
            $table->unsignedBigInteger('fill_cursor')->default(0)->comment('The last DB client id looked at.');
            $table->timestamp('filled_at')->nullable()->comment('Null while it is being filled.');
            $table->timestamp('heartbeat_at')->nullable()->comment('When the job last worked on it.');
            $table->string('fill_error')->nullable()->comment('Why it has fewer DB clients than requested.');
            $table->timestamps();

            $table->index(['assignee_id', 'id']);
            $table->index(['closed_at', 'id'])->comment('Open lists.');
        });

        Schema::create('db_clients', function (Blueprint $table): void {
            $table->comment('DB clients: people who may become leads.');

            $table->id();
            $table->string('first_name');
            $table->string('last_name');
            $table->date('date_of_birth')->nullable();
            $table->string('email')->nullable();
            $table->boolean('email_is_valid')->nullable();
            $table->string('source', 64)->nullable();
            $table->string('consent_basis', 16)->default('unknown');
            $table->timestamp('consent_at')->nullable();
            $table->string('status', 16)->default('raw');
            $table->timestamp('worked_at')->nullable()->comment('When an outcome was last recorded.');
            $table->string('last_outcome', 16)->nullable();
            $table->foreignId('db_list_id')->nullable()->constrained();
            $table->foreignId('assignee_id')->nullable()->constrained('users');
            $table->foreignId('lead_id')->nullable()->comment('The lead this DB client became.')->constrained();
            $table->unsignedBigInteger('merged_into_id')->nullable()->comment('The DB client this record was merged into.');
            $table->foreignId('client_id')->nullable()->comment('The client this DB client already was.')->constrained();
            $table->string('suppressed_reason', 16)->nullable()->comment('Why this person must not be contacted.');
            $table->unsignedInteger('version')->default(1)->comment('Increases with every edit. A form opened on an older version is a conflict.');
            $table->timestamps();
            $table->softDeletes();

            $table->index(['last_name', 'first_name', 'id'])->comment('The list by name.');
            $table->index(['last_name', 'first_name', 'date_of_birth', 'id'], 'db_clients_namesake_index')->comment('Matching compares people with one name without reading their rows.');
            $table->index(['date_of_birth', 'last_name', 'first_name', 'id'], 'db_clients_birth_index')->comment('Matching compares people born on one day without reading their rows.');
            $table->index('email')->comment('Finds DB clients by email.');
            $table->index(['source', 'id']);
            $table->index(['consent_basis', 'id']);
            $table->index(['status', 'id']);
            $table->index(['db_list_id', 'status', 'id'])->comment('The DB clients of one call list.');
            $table->index(['db_list_id', 'worked_at', 'id'])->comment('The next person to call on a list.');
            $table->index(['assignee_id', 'status', 'id'])->comment("One assignee's DB clients with a status.");
            $table->index('lead_id');
            $table->index('merged_into_id');
            $table->index(['client_id', 'id']);
            $table->index(['created_at', 'id']);
        });

        Schema::create('db_phone_numbers', function (Blueprint $table): void {
            $table->comment('Phone numbers of DB clients and the consent to use them.');

            $table->id();
            $table->foreignId('db_client_id')->constrained();
            $table->string('e164', 20)->comment('E.164.');
            $table->string('value_hash', 64)->nullable()->comment('Keyed hash, as in suppressions.');
            $table->string('kind', 16);
            $table->boolean('is_valid')->nullable();
            $table->string('source', 64)->nullable();
            $table->string('consent_basis', 16)->default('unknown');
            $table->timestamp('consent_at')->nullable();
            $table->string('consent_evidence')->nullable();
            $table->timestamp('checked_at')->nullable();
            $table->timestamps();

            $table->unique(['db_client_id', 'e164']);
            $table->index(['e164', 'id']);
            $table->index('value_hash')->comment('Numbers that a new suppression covers.');
            $table->index(['kind', 'id']);
            $table->index(['is_valid', 'id']);
            $table->index(['consent_basis', 'id']);
            $table->index(['checked_at', 'id']);
            $table->index(['created_at', 'id']);
        });

        Schema::create('db_addresses', function (Blueprint $table): void {
            $table->comment('Addresses of DB clients over time.');

            $table->id();
            $table->foreignId('db_client_id')->constrained();
            $table->string('line')->nullable();
            $table->string('suburb')->nullable();
            $table->string('state', 3)->nullable();
            $table->string('postcode', 4)->nullable();
            $table->date('from_on')->nullable();
            $table->date('to_on')->nullable();
            $table->string('source', 64)->nullable();
            $table->boolean('is_valid')->nullable();
            $table->timestamps();

            $table->index(['db_client_id', 'id']);
            $table->index(['suburb', 'id']);
            $table->index(['state', 'id']);
            $table->index(['postcode', 'id']);
            $table->rawIndex('postcode, '.ByteOrder::column('line'), 'db_addresses_door_index')->comment('Matching finds people at one address.');
            $table->index(['from_on', 'id']);
            $table->index(['is_valid', 'id']);
        });

        Schema::create('db_client_outcomes', function (Blueprint $table): void {
            $table->comment('Outcomes of calls to DB clients.');

            $table->id();
            $table->foreignId('db_client_id')->constrained();
            $table->foreignId('db_list_id')->nullable()->constrained();
            $table->foreignId('user_id')->constrained();
            $table->string('outcome', 16);
            $table->string('number_ending', 4)->nullable()->comment('The last digits of the number that was called.');
            $table->string('note')->nullable();
            $table->timestamp('created_at');

            $table->index(['db_client_id', 'id']);
            $table->index(['db_list_id', 'id']);
        });

        Schema::create('db_cleanups', function (Blueprint $table): void {
            $table->comment('Clean-ups of the DB client data. They can be undone.');

            $table->id();
            $table->string('kind', 24);
            $table->foreignId('user_id')->constrained();
            $table->foreignId('impersonator_id')->nullable()->comment('Who impersonated the user.')->constrained('users');
            $table->json('ids')->nullable()->comment('The selected DB clients, or null.');
            $table->json('filters')->nullable()->comment('The list query of the DB clients, or null for all.');
            $table->string('status', 16)->default('queued');
            $table->unsignedInteger('total_rows')->default(0)->comment('Rows of its kind, or the selected DB clients.');
            $table->unsignedInteger('processed_rows')->default(0);
            $table->unsignedInteger('changed_rows')->default(0);
            $table->unsignedInteger('kept_rows')->default(0)->comment('Rows that an undo kept, because they were changed since.');
            $table->unsignedBigInteger('cursor')->default(0)->comment('The last id worked on.');
            $table->string('error')->nullable();
            $table->timestamp('started_at')->nullable();
            $table->timestamp('heartbeat_at')->nullable()->comment('When the job last worked on it.');
            $table->timestamp('finished_at')->nullable();
            $table->timestamp('undone_at')->nullable();
            $table->foreignId('undone_by')->nullable()->constrained('users');
            $table->timestamps();

            $table->index(['status', 'heartbeat_at'])->comment('Finds clean-ups whose job was lost.');
        });

        Schema::create('db_cleanup_changes', function (Blueprint $table): void {
            $table->comment('Changes of a clean-up, kept for its undo.');

            $table->id();
            $table->foreignId('db_cleanup_id')->constrained();
            $table->foreignId('db_client_id')->constrained();
            $table->string('subject_type', 32);
            $table->unsignedBigInteger('subject_id');
            $table->json('before')->nullable();
            $table->json('after')->nullable();

            $table->index(['db_cleanup_id', 'id']);
            $table->index(['db_client_id', 'id']);
        });
    }
};
