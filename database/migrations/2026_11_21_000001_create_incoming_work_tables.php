<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('conversations', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('client_id')->nullable()->constrained();
            $table->string('phone_e164', 20)->unique();
            $table->foreignId('assignee_id')->nullable()->constrained('users');
            $table->string('status', 16)->default('open');
            $table->timestamp('due_at')->nullable();
            $table->timestamp('last_message_at')->nullable();
            $table->unsignedInteger('unread_count')->default(0);
            $table->timestamps();
            $table->index(['client_id', 'id']);
            $table->index(['last_message_at', 'id']);
        });

        Schema::create('sms_messages', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('conversation_id')->constrained();
            $table->string('direction', 8);
            $table->text('body');
            $table->unsignedSmallInteger('segments')->default(1);
            $table->foreignId('user_id')->nullable()->constrained();
            $table->string('provider_id', 128)->nullable()->unique();
            $table->string('status', 16);
            $table->string('error')->nullable();
            $table->timestamp('sent_at');
            $table->timestamp('delivered_at')->nullable();
            $table->timestamp('read_at')->nullable();
            $table->timestamps();
            $table->index(['conversation_id', 'sent_at', 'id']);
            $table->index(['direction', 'read_at', 'id']);
        });

        Schema::create('bank_accounts', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->string('bsb', 7)->nullable();
            $table->text('number')->nullable();
            $table->text('payid')->nullable();
            $table->string('holder');
            // A keyed hash of the number or PayID: encrypted values cannot be searched.
            $table->string('fingerprint', 64);
            $table->string('status', 16)->default('unverified');
            $table->timestamps();
            $table->unique(['client_id', 'fingerprint']);
            $table->index('fingerprint');
        });

        Schema::create('cancellation_reasons', function (Blueprint $table): void {
            $table->id();
            $table->string('title');
            $table->boolean('is_active')->default(true);
            $table->timestamps();
        });

        Schema::create('withdrawals', function (Blueprint $table): void {
            $table->id();
            $table->string('reference', 64)->unique();
            $table->foreignId('client_id')->constrained();
            $table->foreignId('bank_account_id')->nullable()->constrained();
            $table->bigInteger('amount_cents');
            $table->string('status', 16)->default('pending');
            $table->foreignId('requested_by')->nullable()->constrained('users');
            $table->timestamp('requested_at');
            $table->foreignId('checked_by')->nullable()->constrained('users');
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->timestamp('paid_at')->nullable();
            $table->foreignId('cancellation_reason_id')->nullable()->constrained();
            $table->string('reason')->nullable();
            $table->string('payment_note')->nullable();
            $table->timestamps();
            $table->index(['status', 'requested_at', 'id']);
            $table->index(['client_id', 'id']);
        });

        Schema::create('rsg_communications', function (Blueprint $table): void {
            $table->id();
            $table->string('external_id', 128)->nullable()->unique();
            $table->foreignId('client_id')->constrained();
            $table->foreignId('sender_id')->nullable()->constrained('users');
            $table->string('channel', 16);
            $table->text('body');
            $table->timestamp('sent_at');
            $table->foreignId('resolved_by')->nullable()->constrained('users');
            $table->timestamp('resolved_at')->nullable();
            $table->timestamps();
            $table->index(['client_id', 'resolved_at', 'id']);
            $table->index(['resolved_at', 'sent_at', 'id']);
        });

        Schema::create('rsg_form_submissions', function (Blueprint $table): void {
            $table->id();
            $table->string('external_id', 128)->nullable()->unique();
            $table->foreignId('client_id')->nullable()->constrained();
            $table->string('form_type', 32);
            $table->json('payload');
            $table->timestamp('submitted_at');
            $table->foreignId('resolved_by')->nullable()->constrained('users');
            $table->timestamp('resolved_at')->nullable();
            $table->timestamps();
            $table->index(['client_id', 'resolved_at', 'id']);
            $table->index(['resolved_at', 'submitted_at', 'id']);
        });

        Schema::create('social_media_reviews', function (Blueprint $table): void {
            $table->id();
            $table->string('external_id', 128)->nullable()->unique();
            $table->foreignId('client_id')->constrained();
            $table->string('platform_name', 64);
            $table->string('file_path')->unique();
            $table->unsignedTinyInteger('status')->default(1);
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->timestamps();
            $table->index(['status', 'created_at', 'id']);
            $table->index(['client_id', 'status', 'id']);
        });

        Schema::create('operator_sites', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->string('slug')->unique();
            $table->string('platform', 16);
            $table->string('url')->nullable();
            $table->boolean('is_active')->default(true);
            $table->timestamps();
        });

        Schema::create('site_accounts', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->foreignId('operator_site_id')->constrained();
            $table->string('username')->nullable();
            $table->bigInteger('balance_cents')->default(0);
            $table->string('status', 16)->default('missing');
            $table->timestamps();
            $table->unique(['operator_site_id', 'username']);
            $table->unique(['client_id', 'operator_site_id']);
        });

        Schema::create('bets', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('site_account_id')->constrained();
            $table->foreignId('client_id')->constrained();
            $table->string('external_id', 64);
            $table->string('sport', 64);
            $table->string('market');
            $table->string('selection');
            $table->bigInteger('stake_cents');
            $table->unsignedInteger('odds_milli');
            $table->bigInteger('return_cents')->nullable();
            $table->timestamp('placed_at');
            $table->timestamp('settled_at')->nullable();
            $table->boolean('is_bonus')->default(false);
            $table->boolean('is_boosted')->default(false);
            $table->string('status', 16)->default('open');
            $table->timestamps();
            $table->unique(['site_account_id', 'external_id']);
            $table->index(['client_id', 'placed_at', 'id']);
        });

        Schema::create('ip_sightings', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->string('ip', 45);
            $table->string('place')->nullable();
            $table->string('device_hash', 64)->default('');
            $table->timestamp('first_seen_at');
            $table->timestamp('last_seen_at');
            $table->unsignedInteger('hits')->default(1);
            $table->timestamps();
            $table->unique(['client_id', 'ip', 'device_hash']);
            $table->index(['ip', 'client_id']);
            $table->index(['device_hash', 'client_id']);
        });

        Schema::create('betstop_updates', function (Blueprint $table): void {
            $table->id();
            $table->string('external_id', 128)->unique();
            $table->string('first_name');
            $table->string('last_name');
            $table->date('date_of_birth');
            $table->string('mobile_e164', 20)->nullable();
            $table->string('email')->nullable();
            $table->string('postcode', 4)->nullable();
            $table->string('change', 16);
            $table->timestamp('effective_at');
            $table->foreignId('client_id')->nullable()->constrained();
            $table->string('status', 16)->default('received');
            $table->timestamp('received_at');
            $table->timestamps();
            $table->index(['status', 'received_at', 'id']);
            $table->index(['client_id', 'id']);
        });

        Schema::create('bank_files', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->string('sha256', 64)->index();
            $table->string('layout', 32);
            $table->foreignId('user_id')->nullable()->constrained();
            $table->unsignedInteger('rows')->default(0);
            $table->unsignedInteger('created_rows')->default(0);
            $table->unsignedInteger('duplicate_rows')->default(0);
            $table->unsignedInteger('error_rows')->default(0);
            $table->timestamps();
        });

        Schema::create('webhook_sources', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->string('slug', 64)->unique();
            $table->json('scopes');
            $table->text('secret');
            $table->text('previous_secret')->nullable();
            $table->timestamp('previous_secret_until')->nullable();
            $table->boolean('is_active')->default(true);
            $table->foreignId('created_by')->nullable()->constrained('users');
            $table->timestamp('last_used_at')->nullable();
            $table->timestamps();
        });

        Schema::create('webhook_deliveries', function (Blueprint $table): void {
            $table->id();
            // "token:5" or "webhook:3"
            $table->string('source', 32);
            $table->string('source_name');
            $table->string('endpoint', 64);
            $table->string('delivery_id', 128);
            $table->string('content_type', 128);
            // Encrypted: it holds whatever personal data the sender put into it.
            $table->longText('payload');
            $table->string('payload_hash', 64);
            $table->string('status', 16)->default('received');
            $table->unsignedSmallInteger('response_status')->nullable();
            $table->text('error')->nullable();
            $table->unsignedSmallInteger('attempts')->default(1);
            $table->unsignedInteger('duplicates')->default(0);
            $table->timestamp('received_at');
            $table->timestamp('processed_at')->nullable();
            $table->timestamps();
            $table->unique(['source', 'endpoint', 'delivery_id']);
            $table->index(['status', 'received_at', 'id']);
            $table->index(['received_at', 'id']);
        });
    }
};
