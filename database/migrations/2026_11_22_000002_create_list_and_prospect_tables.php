<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('imports', function (Blueprint $table): void {
            $table->id();
            $table->string('kind', 16);
            $table->string('name');
            $table->string('format', 8);
            $table->string('path')->nullable();
            $table->string('delimiter', 4)->nullable();
            $table->string('encoding', 32)->nullable();
            $table->json('header');
            $table->json('mapping');
            $table->json('defaults');
            $table->string('mode', 8)->default('create');
            $table->string('status', 16)->default('uploaded');
            $table->foreignId('user_id')->constrained();
            $table->string('sha256', 64);
            $table->unsignedInteger('total_rows')->default(0);
            $table->unsignedInteger('checked_rows')->default(0);
            $table->unsignedInteger('processed_rows')->default(0);
            $table->unsignedInteger('created_rows')->default(0);
            $table->unsignedInteger('updated_rows')->default(0);
            $table->unsignedInteger('skipped_rows')->default(0);
            $table->unsignedInteger('error_rows')->default(0);
            $table->string('error')->nullable();
            $table->timestamp('started_at')->nullable();
            $table->timestamp('heartbeat_at')->nullable();
            $table->timestamp('finished_at')->nullable();
            $table->timestamp('cancelled_at')->nullable();
            $table->timestamp('undone_at')->nullable();
            $table->foreignId('undone_by')->nullable()->constrained('users');
            $table->timestamps();
            $table->index(['user_id', 'id']);
            $table->index(['status', 'heartbeat_at']);
        });

        Schema::create('import_rows', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('import_id')->constrained();
            $table->unsignedInteger('row_no');
            $table->json('raw');
            $table->json('before')->nullable();
            $table->json('after')->nullable();
            $table->json('errors')->nullable();
            $table->string('status', 16)->default('pending');
            $table->string('subject_type', 32)->nullable();
            $table->unsignedBigInteger('subject_id')->nullable();
            $table->unique(['import_id', 'row_no']);
            $table->index(['import_id', 'status', 'row_no']);
            $table->index(['subject_type', 'subject_id']);
        });

        Schema::create('import_mappings', function (Blueprint $table): void {
            $table->id();
            $table->string('kind', 16);
            $table->string('header_hash', 64);
            $table->json('mapping');
            $table->foreignId('user_id')->constrained();
            $table->timestamps();
            $table->unique(['user_id', 'kind', 'header_hash']);
        });

        Schema::create('exports', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('kind', 16);
            $table->json('filters');
            $table->json('columns');
            $table->string('reason');
            $table->string('status', 16)->default('queued');
            $table->unsignedInteger('total_rows')->nullable();
            $table->unsignedInteger('written_rows')->default(0);
            $table->string('path')->nullable();
            $table->unsignedBigInteger('bytes')->nullable();
            $table->string('error')->nullable();
            $table->timestamp('started_at')->nullable();
            $table->timestamp('heartbeat_at')->nullable();
            $table->timestamp('finished_at')->nullable();
            $table->timestamp('expires_at')->nullable();
            $table->timestamp('downloaded_at')->nullable();
            $table->timestamps();
            $table->index(['user_id', 'id']);
            $table->index(['status', 'expires_at']);
            $table->index(['created_at', 'id']);
        });

        Schema::create('filter_presets', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('list', 32);
            $table->string('name', 80);
            $table->json('filters');
            $table->string('sort', 40)->nullable();
            $table->json('columns')->nullable();
            $table->json('shared_role_ids');
            $table->timestamps();
            $table->unique(['user_id', 'list', 'name']);
            $table->index(['list', 'id']);
        });

        Schema::create('filter_preset_defaults', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('list', 32);
            $table->foreignId('filter_preset_id')->constrained()->cascadeOnDelete();
            $table->timestamps();
            $table->unique(['user_id', 'list']);
        });

        Schema::create('db_lists', function (Blueprint $table): void {
            $table->id();
            $table->string('name', 120);
            $table->foreignId('assignee_id')->constrained('users');
            $table->foreignId('created_by')->constrained('users');
            $table->date('due_on')->nullable();
            $table->timestamp('closed_at')->nullable();
            $table->timestamps();
            $table->index(['assignee_id', 'id']);
        });

        Schema::create('db_clients', function (Blueprint $table): void {
            $table->id();
            $table->string('first_name');
            $table->string('last_name');
            $table->date('date_of_birth')->nullable();
            $table->string('email')->nullable();
            $table->string('source', 64)->nullable();
            $table->string('consent_basis', 16)->default('unknown');
            $table->timestamp('consent_at')->nullable();
            $table->string('status', 16)->default('raw');
            $table->foreignId('db_list_id')->nullable()->constrained();
            $table->foreignId('assignee_id')->nullable()->constrained('users');
            $table->foreignId('lead_id')->nullable()->constrained();
            $table->string('suppressed_reason', 16)->nullable();
            $table->unsignedInteger('version')->default(1);
            $table->timestamps();
            $table->softDeletes();
            $table->index(['status', 'id']);
            $table->index(['assignee_id', 'status', 'id']);
            $table->index(['last_name', 'first_name', 'id']);
            $table->index(['created_at', 'id']);
            $table->index(['db_list_id', 'status', 'id']);
            $table->index(['source', 'id']);
            $table->index('email');
        });

        Schema::create('db_phone_numbers', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('db_client_id')->constrained();
            $table->string('e164', 20);
            $table->string('kind', 16);
            $table->boolean('is_valid')->nullable();
            $table->string('source', 64)->nullable();
            $table->string('consent_basis', 16)->default('unknown');
            $table->timestamp('consent_at')->nullable();
            $table->timestamp('checked_at')->nullable();
            $table->timestamps();
            $table->unique(['db_client_id', 'e164']);
            $table->index(['e164', 'id']);
            $table->index(['is_valid', 'id']);
            $table->index(['kind', 'id']);
        });

        Schema::create('db_addresses', function (Blueprint $table): void {
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
            $table->index(['postcode', 'id']);
            $table->index(['state', 'id']);
            $table->index(['suburb', 'id']);
        });
    }
};
