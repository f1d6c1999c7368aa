<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('bank_lines', function (Blueprint $table): void {
            $table->id();
            $table->string('rail', 8);
            $table->string('bank_reference')->unique();
            $table->string('end_to_end_id')->nullable()->index();
            $table->string('description');
            $table->string('payer_name')->nullable();
            $table->bigInteger('amount_cents');
            $table->timestamp('value_at');
            $table->timestamps();
        });

        Schema::create('deposits', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('client_id')->nullable()->constrained();
            $table->foreignId('bank_line_id')->unique()->constrained();
            $table->string('rail', 8);
            $table->bigInteger('amount_cents');
            $table->string('status', 16)->default('pending');
            $table->foreignId('matched_by')->nullable()->constrained('users');
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->string('reason')->nullable();
            $table->timestamps();
            $table->index(['status', 'created_at', 'id']);
            $table->index(['created_at', 'amount_cents']);
            $table->index(['client_id', 'id']);
        });

        Schema::create('notifications', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->string('type', 32);
            $table->foreignId('client_id')->nullable()->constrained();
            $table->string('notifiable_type', 32);
            $table->unsignedBigInteger('notifiable_id');
            // "client:5", or the notifiable itself while its client is unknown: one live row per user, type and subject.
            $table->string('subject_key', 64);
            $table->text('body');
            $table->boolean('is_read')->default(false);
            $table->timestamp('read_at')->nullable();
            // The outbox row that last wrote this one: running that row again changes nothing.
            $table->unsignedBigInteger('outbox_id')->default(0);
            $table->timestamp('notified_at');
            $table->timestamps();
            $table->unique(['user_id', 'type', 'subject_key']);
            $table->index(['user_id', 'is_read', 'type', 'notified_at', 'id']);
            $table->index(['user_id', 'notified_at', 'id']);
            $table->index(['type', 'subject_key', 'is_read']);
            $table->index(['notifiable_type', 'notifiable_id']);
        });

        Schema::create('outbox', function (Blueprint $table): void {
            $table->id();
            $table->string('topic', 64);
            $table->json('payload');
            $table->unsignedSmallInteger('attempts')->default(0);
            $table->timestamp('available_at');
            $table->timestamp('delivered_at')->nullable();
            $table->timestamps();
            $table->index(['delivered_at', 'available_at', 'id']);
        });

        Schema::create('idempotency_keys', function (Blueprint $table): void {
            $table->id();
            // Whoever holds the token, and the call: keys of different callers or calls never meet.
            $table->string('scope', 128);
            $table->string('key', 128);
            $table->string('request_hash', 64);
            $table->unsignedSmallInteger('status')->nullable();
            $table->longText('response')->nullable();
            $table->timestamp('locked_until')->nullable();
            $table->timestamp('expires_at')->index();
            $table->timestamps();
            $table->unique(['scope', 'key']);
        });
    }
};
