<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('roles', function (Blueprint $table): void {
            $table->id();
            $table->string('name')->unique();
            $table->string('title');
            $table->string('description')->default('');
            $table->timestamps();
        });

        Schema::create('role_abilities', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('role_id')->constrained()->cascadeOnDelete();
            $table->string('ability', 64);
            $table->timestamps();
            $table->unique(['role_id', 'ability']);
            $table->index(['ability', 'role_id']);
        });

        Schema::create('users', function (Blueprint $table): void {
            $table->id();
            $table->string('first_name');
            $table->string('last_name');
            $table->string('email')->unique();
            $table->string('password');
            $table->string('mobile_e164', 20)->nullable();
            $table->string('photo_path')->nullable();
            $table->foreignId('role_id')->constrained();
            $table->foreignId('manager_id')->nullable()->constrained('users')->nullOnDelete();
            $table->string('timezone', 64)->default('Australia/Melbourne');
            $table->boolean('is_active')->default(true);
            $table->boolean('is_developer_staff')->default(false);
            $table->boolean('is_executive_staff')->default(false);
            $table->text('totp_secret')->nullable();
            $table->timestamp('totp_confirmed_at')->nullable();
            $table->unsignedBigInteger('totp_last_step')->default(0);
            $table->text('recovery_codes')->nullable();
            // Raised by every change that must end the account's other sessions.
            $table->unsignedInteger('security_version')->default(1);
            $table->timestamp('password_changed_at')->nullable();
            $table->boolean('plays_notification_sound')->default(true);
            $table->boolean('shows_toasts')->default(true);
            $table->timestamp('last_signed_in_at')->nullable();
            $table->timestamp('last_signed_out_at')->nullable();
            $table->timestamps();
            $table->softDeletes();
            $table->index(['is_active', 'last_name', 'first_name', 'id']);
            $table->index('role_id');
        });

        Schema::create('password_reset_tokens', function (Blueprint $table): void {
            $table->string('email')->primary();
            $table->string('token');
            $table->timestamp('created_at')->nullable();
        });

        Schema::create('sessions', function (Blueprint $table): void {
            $table->string('id')->primary();
            $table->foreignId('user_id')->nullable()->index();
            $table->string('ip_address', 45)->nullable();
            $table->text('user_agent')->nullable();
            $table->longText('payload');
            $table->integer('last_activity')->index();
        });

        Schema::create('trusted_devices', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->string('token_hash', 64)->unique();
            $table->string('name')->default('');
            $table->string('ip', 45)->nullable();
            $table->timestamp('last_used_at')->nullable();
            $table->timestamp('expires_at');
            $table->timestamps();
            $table->index(['user_id', 'expires_at']);
        });

        Schema::create('authentication_logs', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->nullable()->constrained()->nullOnDelete();
            $table->string('email')->default('');
            $table->string('kind', 32);
            $table->string('ip', 45)->nullable();
            $table->string('user_agent', 512)->default('');
            $table->boolean('succeeded');
            $table->timestamps();
            $table->index(['user_id', 'id']);
            $table->index(['created_at', 'id']);
        });

        Schema::create('impersonations', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('actor_id')->constrained('users');
            $table->foreignId('target_id')->constrained('users');
            $table->string('reason');
            $table->timestamp('started_at');
            $table->timestamp('ended_at')->nullable();
            $table->timestamps();
            $table->index(['actor_id', 'ended_at']);
            $table->index('target_id');
        });

        Schema::create('certification_types', function (Blueprint $table): void {
            $table->id();
            $table->string('title');
            $table->text('description');
            $table->unsignedSmallInteger('valid_months')->nullable();
            $table->timestamps();
        });

        Schema::create('certifications', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->foreignId('certification_type_id')->constrained();
            $table->string('status', 16)->default('pending');
            $table->date('issued_on')->nullable();
            $table->date('expires_on')->nullable();
            $table->timestamps();
            $table->index(['user_id', 'status']);
        });

        Schema::create('audit_events', function (Blueprint $table): void {
            $table->id();
            // Null when the system, the intake or a command acted.
            $table->foreignId('actor_id')->nullable()->constrained('users');
            $table->foreignId('impersonator_id')->nullable()->constrained('users');
            $table->string('subject_type', 64)->nullable();
            $table->unsignedBigInteger('subject_id')->nullable();
            $table->string('action', 64);
            $table->json('before');
            $table->json('after');
            $table->string('ip', 45)->nullable();
            $table->timestamp('created_at');
            $table->index(['subject_type', 'subject_id', 'id']);
            $table->index(['actor_id', 'id']);
        });
    }
};
