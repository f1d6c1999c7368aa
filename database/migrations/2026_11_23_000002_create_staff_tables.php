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
        Schema::create('roles', function (Blueprint $table): void {
            $table->comment('Staff roles. Their abilities are in role_abilities.');

            $table->id();
            $table->string('name')->unique();
            $table->string('title');
            $table->string('description')->default('');
            $table->boolean('changes_all_clients')->default(false)->comment('May change the clients and leads of every account manager.');
            $table->boolean('handles_payments')->default(false)->comment('Payments roles: seeing money does not allow handling it.');
            $table->boolean('approves_large_withdrawals')->default(false)->comment('May approve withdrawals above the dual-approval threshold.');
            $table->unsignedInteger('version')->default(1)->comment('Increases with every change, so that an older proposal is refused.');
            $table->timestamps();
        });

        Schema::create('role_abilities', function (Blueprint $table): void {
            $table->comment('Abilities of each role.');

            $table->id();
            $table->foreignId('role_id')->constrained()->cascadeOnDelete();
            $table->string('ability', 64);
            $table->timestamps();

            $table->unique(['role_id', 'ability']);
            $table->index(['ability', 'role_id'])->comment('Finds the roles, and so the users, with an ability.');
        });

        Schema::create('users', function (Blueprint $table): void {
            $table->comment('Staff members who sign in.');

            $table->id();
            $table->string('first_name');
            $table->string('last_name');
            $table->string('email')->unique();
            $table->string('password');
            $table->string('mobile_e164', 20)->nullable();
            $table->string('phone_extension', 16)->nullable()->unique()->comment('Of the phone system, which reports calls by it.');
            $table->string('photo_path')->nullable()->comment('On the private disk.');
            $table->foreignId('role_id')->constrained();
            $table->foreignId('manager_id')->nullable()->constrained('users')->nullOnDelete();
            $table->string('timezone', 64)->default('Australia/Melbourne')->comment('IANA name. Times are shown in this zone.');
            $table->boolean('is_active')->default(true);
            $table->boolean('is_developer_staff')->default(false);
            $table->boolean('is_executive_staff')->default(false);
            $table->text('totp_secret')->nullable()->comment('Encrypted.');
            $table->timestamp('totp_confirmed_at')->nullable();
            $table->unsignedBigInteger('totp_last_step')->default(0)->comment('The last accepted TOTP time step, so that a code works once.');
            $table->text('recovery_codes')->nullable()->comment('Hashed, then encrypted.');
            $table->unsignedInteger('security_version')->default(1)->comment("Increases with every change that must end the user's other sessions.");
            $table->timestamp('password_changed_at')->nullable();
            $table->boolean('plays_notification_sound')->default(true);
            $table->boolean('shows_toasts')->default(true);
            $table->timestamp('last_signed_in_at')->nullable();
            $table->timestamp('last_signed_out_at')->nullable();
            $table->boolean('shows_browser_notifications')->default(false);
            $table->boolean('counts_in_title')->default(false)->comment('Shows the unread count in the browser title.');
            $table->unsignedInteger('version')->default(1)->comment('Increases with every change of the account form. A form opened on an older version is a conflict.');
            $table->timestamps();
            $table->softDeletes();

            $table->index('role_id');
            $table->index(['is_active', 'last_name', 'first_name', 'id'])->comment('The user list and user choices, by name.');
        });

        Schema::create('trusted_devices', function (Blueprint $table): void {
            $table->comment('Browsers that skip the second factor until they expire.');

            $table->id();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->string('token_hash', 64)->unique()->comment('SHA-256 of the cookie.');
            $table->string('name')->default('');
            $table->string('ip', 45)->nullable();
            $table->timestamp('last_used_at')->nullable();
            $table->timestamp('expires_at');
            $table->timestamps();

            $table->index(['user_id', 'expires_at'])->comment('The current trusted devices of one user.');
        });

        Schema::create('authentication_logs', function (Blueprint $table): void {
            $table->comment('Append-only log of sign-ins, failed attempts and sign-outs.');

            $table->id();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->string('email')->default('')->comment('As typed, also when no user has it.');
            $table->string('kind', 32);
            $table->string('ip', 45)->nullable();
            $table->string('user_agent', 512)->default('');
            $table->string('device', 64)->default('')->comment('Browser and system in plain words, from the user agent.');
            $table->boolean('succeeded');
            $table->string('session_name', 32)->nullable()->comment('Hash of the id of the session that a sign-in started.');
            $table->boolean('is_unusual')->default(false);
            $table->json('unusual_reasons')->nullable()->comment('Why a sign-in is unusual. Null when it is not.');
            $table->timestamps();

            $table->index(['created_at', 'id'])->comment('The newest entries of all users.');
            foreach (['user_id', 'kind', 'succeeded', 'is_unusual', 'ip', 'email'] as $filtered) {
                $table->index([$filtered, 'created_at', 'id'])->comment('The newest entries of a filter or search.');
            }
            $table->index(['user_id', 'succeeded', 'created_at', 'id'])->comment('The newest failures of one user.');
            $table->index(['user_id', 'is_unusual', 'created_at', 'id'])->comment('The newest unusual sign-ins of one user.');
        });

        Schema::create('impersonations', function (Blueprint $table): void {
            $table->comment('Periods in which one user worked as another. Only the end is added later, once.');

            $table->id();
            $table->foreignId('actor_id')->constrained('users');
            $table->foreignId('target_id')->constrained('users');
            $table->unsignedInteger('actor_security_version')->comment("The actor's security version at the start. The impersonation ends when it changes.");
            $table->string('reason');
            $table->timestamp('started_at');
            $table->timestamp('ended_at')->nullable()->comment('Null while the impersonation is active.');
            $table->timestamps();

            $table->index(['actor_id', 'ended_at'])->comment('The active impersonation of one user.');
            $table->index('target_id');
        });

        Schema::create('certification_types', function (Blueprint $table): void {
            $table->comment('Kinds of certification that staff can hold.');

            $table->id();
            $table->string('title');
            $table->text('description');
            $table->unsignedSmallInteger('valid_months')->nullable()->comment('Null when it never expires.');
            $table->boolean('has_grace')->default(true)->comment('New colleagues keep the abilities that need it for their first month.');
            $table->unsignedInteger('version')->default(1)->comment('Increases with every save. A form opened on an older version is a conflict.');
            $table->timestamps();
        });

        Schema::create('certifications', function (Blueprint $table): void {
            $table->comment('Certifications of staff.');

            $table->id();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->foreignId('certification_type_id')->constrained();
            $table->string('status', 16)->default('pending');
            $table->date('issued_on')->nullable();
            $table->date('expires_on')->nullable()->comment('The last valid day in Melbourne. Null when it never expires.');
            $table->timestamp('evidence_at')->nullable()->comment('When the evidence was sent. Null while there is none to decide on.');
            $table->foreignId('decided_by')->nullable()->comment('Who approved, refused or revoked it, or recorded the training.')->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->string('reason')->nullable()->comment('Why the evidence was refused or the certification revoked.');
            $table->timestamps();

            $table->index(['user_id', 'status'])->comment('The current certifications of one user.');
            $table->index(['status', 'expires_on'])->comment('Certifications that expire.');
        });

        Schema::create('sent_forms', function (Blueprint $table): void {
            $table->comment('Forms that were already accepted, so that sending one twice saves it once.');

            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->uuid('reference')->comment('Made by the browser when the form opens.');
            $table->string('content_hash', 64)->comment('SHA-256 of the fields.');
            $table->unsignedBigInteger('record_id')->nullable()->comment('The record that the form created.');
            $table->timestamp('created_at');

            $table->unique(['user_id', 'reference']);
            $table->index('created_at')->comment('Prunes old forms.');
        });

        CheckTrigger::refuse('authentication_logs_no_update', 'authentication_logs', 'update', null, 'authentication_logs are never changed');
        DeletionTrigger::create('authentication_logs', [['id']]);
        $otherChange = CheckTrigger::anyChanged(['id', 'actor_id', 'target_id', 'actor_security_version', 'reason', 'started_at', 'created_at']);
        CheckTrigger::refuse('impersonations_only_end', 'impersonations', 'update', "old.ended_at is not null or new.ended_at is null or {$otherChange}", 'impersonations only end, once');
        DeletionTrigger::create('impersonations', [['id']]);
    }
};
