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
            $table->id();
            $table->string('person_type', 32);
            $table->unsignedBigInteger('person_id');
            $table->string('channel', 8);
            $table->string('purpose', 64);
            $table->string('basis', 16);
            $table->string('evidence')->nullable();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->timestamp('recorded_at');
            $table->timestamp('created_at');
            $table->index(['person_type', 'person_id', 'id']);
        });

        Schema::create('suppressions', function (Blueprint $table): void {
            $table->id();
            $table->string('channel', 8);
            $table->string('value_hash', 64);
            $table->string('reason', 16);
            $table->timestamp('until')->nullable();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->timestamps();
            $table->unique(['channel', 'value_hash', 'reason']);
        });

        Schema::create('barred_entries', function (Blueprint $table): void {
            $table->id();
            $table->string('list', 24);
            $table->string('first_name');
            $table->string('last_name');
            $table->date('date_of_birth')->nullable();
            $table->string('mobile_e164', 20)->nullable();
            $table->foreignId('client_id')->nullable()->constrained();
            $table->string('reason')->nullable();
            $table->date('from_on');
            $table->date('until_on')->nullable();
            $table->string('status', 16)->default('active');
            $table->timestamp('lifted_at')->nullable();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->timestamps();
            $table->index(['last_name', 'first_name', 'date_of_birth']);
            $table->index(['mobile_e164', 'status']);
            $table->index(['client_id', 'id']);
            $table->index(['list', 'status', 'id']);
        });

        Schema::create('betstop_checks', function (Blueprint $table): void {
            $table->id();
            $table->string('person_type', 32);
            $table->unsignedBigInteger('person_id');
            $table->string('purpose', 16);
            $table->string('request_hash', 64);
            $table->string('result', 16);
            $table->timestamp('checked_at');
            $table->timestamp('valid_until')->nullable();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->json('evidence');
            $table->timestamp('created_at');
            $table->index(['person_type', 'person_id', 'id']);
            $table->index(['result', 'checked_at', 'id']);
        });

        Schema::create('rsg_limits', function (Blueprint $table): void {
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
            $table->index(['client_id', 'kind', 'effective_at']);
        });

        Schema::create('rsg_events', function (Blueprint $table): void {
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
            $table->index(['status', 'due_at', 'id']);
        });

        Schema::create('client_monthly_stats', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->unsignedBigInteger('operator_site_id');
            $table->date('month');
            $table->unsignedInteger('bets')->default(0);
            $table->unsignedInteger('wins')->default(0);
            $table->unsignedInteger('settled_bets')->default(0);
            $table->bigInteger('turnover_cents')->default(0);
            $table->bigInteger('settled_cents')->default(0);
            $table->bigInteger('returns_cents')->default(0);
            $table->bigInteger('bonus_cents')->default(0);
            $table->bigInteger('deposits_cents')->default(0);
            $table->bigInteger('withdrawals_cents')->default(0);
            $table->unique(['client_id', 'month', 'operator_site_id']);
            $table->index(['month', 'client_id']);
        });
    }
};
