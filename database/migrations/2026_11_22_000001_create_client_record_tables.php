<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('message_templates', function (Blueprint $table): void {
            $table->id();
            $table->string('channel', 8);
            $table->string('name', 120);
            $table->string('subject', 255)->nullable();
            $table->text('body');
            $table->unsignedInteger('version')->default(1);
            $table->string('status', 16)->default('draft');
            $table->timestamps();
            $table->unique(['channel', 'name', 'version']);
        });

        Schema::create('leads', function (Blueprint $table): void {
            $table->id();
            $table->string('first_name');
            $table->string('last_name');
            $table->string('email')->nullable();
            $table->string('mobile_e164', 20)->nullable();
            $table->date('date_of_birth')->nullable();
            $table->string('address')->nullable();
            $table->string('suburb')->nullable();
            $table->string('state', 3)->nullable();
            $table->string('postcode', 4)->nullable();
            $table->foreignId('company_id')->nullable()->constrained();
            $table->string('source', 64)->nullable();
            $table->string('status', 16)->default('new');
            $table->foreignId('owner_id')->nullable()->constrained('users');
            $table->string('next_action')->nullable();
            $table->timestamp('next_action_due_at')->nullable();
            $table->string('lost_reason')->nullable();
            $table->foreignId('client_id')->nullable()->constrained();
            $table->timestamp('converted_at')->nullable();
            $table->foreignId('converted_by')->nullable()->constrained('users');
            $table->unsignedInteger('version')->default(1);
            $table->timestamps();
            $table->softDeletes();
            $table->index(['status', 'id']);
            $table->index(['owner_id', 'status', 'id']);
            $table->index(['next_action_due_at', 'id']);
            $table->index(['last_name', 'first_name', 'id']);
            $table->index(['created_at', 'id']);
            $table->index('mobile_e164');
            $table->index('email');
            $table->index(['client_id', 'id']);
        });

        Schema::create('client_backgrounds', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->string('occupation')->nullable();
            $table->string('employer')->nullable();
            $table->string('source_of_funds')->nullable();
            $table->string('acquisition')->nullable();
            $table->string('kyc_method')->nullable();
            $table->timestamp('kyc_at')->nullable();
            $table->json('answers');
            $table->timestamps();
            $table->index(['client_id', 'id']);
        });

        Schema::create('transfers', function (Blueprint $table): void {
            $table->id();
            $table->string('reference', 64);
            $table->foreignId('client_id')->constrained();
            $table->foreignId('from_site_account_id')->constrained('site_accounts');
            $table->foreignId('to_site_account_id')->constrained('site_accounts');
            $table->bigInteger('amount_cents');
            $table->string('status', 16)->default('requested');
            $table->foreignId('requested_by')->constrained('users');
            $table->timestamp('requested_at');
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->timestamp('sent_at')->nullable();
            $table->timestamp('settled_at')->nullable();
            $table->string('reason')->nullable();
            $table->timestamps();
            $table->unique('reference');
            $table->index(['client_id', 'requested_at', 'id']);
            $table->index(['status', 'id']);
        });

        Schema::create('bonus_claims', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->foreignId('bonus_promotion_id')->constrained();
            $table->bigInteger('amount_cents');
            $table->string('status', 16)->default('offered');
            $table->string('explanation')->nullable();
            $table->foreignId('requested_by')->nullable()->constrained('users');
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->timestamp('offered_at');
            $table->timestamp('claimed_at')->nullable();
            $table->timestamp('credited_at')->nullable();
            $table->timestamp('used_at')->nullable();
            $table->timestamp('reversed_at')->nullable();
            $table->timestamp('expires_at')->nullable();
            $table->string('reason')->nullable();
            $table->timestamps();
            $table->index(['client_id', 'offered_at', 'id']);
            $table->index(['status', 'id']);
            $table->index(['bonus_promotion_id', 'status', 'id']);
        });

        Schema::create('notes', function (Blueprint $table): void {
            $table->id();
            $table->string('subject_type', 32);
            $table->unsignedBigInteger('subject_id');
            $table->foreignId('user_id')->constrained();
            $table->text('body');
            $table->string('category', 16)->default('general');
            $table->boolean('is_pinned')->default(false);
            $table->timestamp('edited_at')->nullable();
            $table->unsignedInteger('version')->default(1);
            $table->timestamps();
            $table->softDeletes();
            $table->index(['subject_type', 'subject_id', 'is_pinned', 'id']);
        });

        Schema::create('note_revisions', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('note_id')->constrained();
            $table->foreignId('user_id')->constrained();
            $table->text('body');
            $table->string('category', 16);
            $table->timestamp('created_at');
            $table->index(['note_id', 'id']);
        });

        Schema::create('note_mentions', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('note_id')->constrained();
            $table->foreignId('user_id')->constrained();
            $table->timestamp('seen_at')->nullable();
            $table->timestamps();
            $table->unique(['note_id', 'user_id']);
            $table->index(['user_id', 'seen_at', 'id']);
        });

        Schema::create('attachments', function (Blueprint $table): void {
            $table->id();
            $table->string('subject_type', 32);
            $table->unsignedBigInteger('subject_id');
            $table->foreignId('user_id')->nullable()->constrained();
            $table->string('name');
            $table->string('mime', 127);
            $table->unsignedBigInteger('size');
            $table->string('path');
            $table->string('sha256', 64);
            $table->timestamps();
            $table->softDeletes();
            $table->unique('path');
            $table->index(['subject_type', 'subject_id', 'id']);
        });

        Schema::create('emails', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->string('direction', 8);
            $table->string('from_address');
            $table->string('to_address');
            $table->string('subject');
            $table->longText('body');
            $table->string('status', 16)->default('queued');
            $table->string('provider_id', 191)->nullable();
            $table->foreignId('message_template_id')->nullable()->constrained();
            $table->string('error')->nullable();
            $table->timestamp('sent_at')->nullable();
            $table->timestamp('delivered_at')->nullable();
            $table->timestamps();
            $table->unique('provider_id');
            $table->index(['client_id', 'id']);
            $table->index(['status', 'id']);
        });

        Schema::create('matches', function (Blueprint $table): void {
            $table->id();
            $table->string('left_type', 32);
            $table->unsignedBigInteger('left_id');
            $table->string('right_type', 32);
            $table->unsignedBigInteger('right_id');
            $table->unsignedTinyInteger('score');
            $table->json('reasons');
            $table->string('status', 16)->default('suggested');
            $table->unsignedBigInteger('import_id')->nullable();
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->timestamps();
            $table->unique(['left_type', 'left_id', 'right_type', 'right_id']);
            $table->index(['status', 'score', 'id']);
            $table->index(['right_type', 'right_id', 'status']);
            $table->index(['left_type', 'left_id', 'status']);
            $table->index(['import_id', 'status']);
        });

        Schema::create('merges', function (Blueprint $table): void {
            $table->id();
            $table->string('subject_type', 32);
            $table->unsignedBigInteger('winner_id');
            $table->unsignedBigInteger('loser_id');
            $table->foreignId('match_suggestion_id')->nullable()->constrained('matches');
            $table->foreignId('user_id')->constrained();
            $table->longText('snapshot');
            $table->timestamp('undone_at')->nullable();
            $table->foreignId('undone_by')->nullable()->constrained('users');
            $table->timestamps();
            $table->index(['subject_type', 'winner_id', 'id']);
            $table->index(['subject_type', 'loser_id', 'id']);
            $table->index('created_at');
        });

        Schema::table('clients', function (Blueprint $table): void {
            // The record that this one became part of; its page leads there.
            $table->foreignId('merged_into_id')->nullable()->constrained('clients');
        });
    }
};
