<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** What working with prospects needs: outcomes of calls, lists filled in the background, clean-up with a way back. */
return new class extends Migration
{
    public function up(): void
    {
        Schema::table('db_clients', function (Blueprint $table): void {
            $table->boolean('email_is_valid')->nullable();
            $table->string('last_outcome', 16)->nullable();
            $table->timestamp('worked_at')->nullable();
            $table->index(['db_list_id', 'worked_at', 'id']);
            $table->index(['consent_basis', 'id']);
            $table->index(['lead_id']);
        });

        Schema::table('db_phone_numbers', function (Blueprint $table): void {
            $table->string('value_hash', 64)->nullable();
            $table->string('consent_evidence')->nullable();
            $table->index(['value_hash']);
            $table->index(['checked_at', 'id']);
            $table->index(['created_at', 'id']);
            $table->index(['consent_basis', 'id']);
        });

        Schema::table('db_addresses', function (Blueprint $table): void {
            $table->index(['from_on', 'id']);
            $table->index(['is_valid', 'id']);
        });

        Schema::table('db_lists', function (Blueprint $table): void {
            $table->json('filters')->nullable();
            $table->unsignedInteger('wanted_rows')->default(0);
            $table->unsignedInteger('filled_rows')->default(0);
            $table->unsignedBigInteger('fill_cursor')->default(0);
            $table->timestamp('filled_at')->nullable();
            $table->timestamp('heartbeat_at')->nullable();
            $table->index(['closed_at', 'id']);
        });

        Schema::create('db_client_outcomes', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('db_client_id')->constrained();
            $table->foreignId('db_list_id')->nullable()->constrained();
            $table->foreignId('user_id')->constrained();
            $table->string('outcome', 16);
            $table->string('number_ending', 4)->nullable();
            $table->string('note')->nullable();
            $table->timestamp('created_at');
            $table->index(['db_client_id', 'id']);
            $table->index(['db_list_id', 'id']);
        });

        Schema::create('db_cleanups', function (Blueprint $table): void {
            $table->id();
            $table->string('kind', 24);
            $table->foreignId('user_id')->constrained();
            $table->string('status', 16)->default('queued');
            $table->unsignedInteger('total_rows')->default(0);
            $table->unsignedInteger('processed_rows')->default(0);
            $table->unsignedInteger('changed_rows')->default(0);
            $table->unsignedInteger('kept_rows')->default(0);
            $table->unsignedBigInteger('cursor')->default(0);
            $table->string('error')->nullable();
            $table->timestamp('started_at')->nullable();
            $table->timestamp('heartbeat_at')->nullable();
            $table->timestamp('finished_at')->nullable();
            $table->timestamp('undone_at')->nullable();
            $table->foreignId('undone_by')->nullable()->constrained('users');
            $table->timestamps();
            $table->index(['status', 'heartbeat_at']);
        });

        Schema::create('db_cleanup_changes', function (Blueprint $table): void {
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
