<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('companies', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->string('slug')->unique();
            $table->string('color', 16);
            $table->string('logo_path')->nullable();
            $table->timestamps();
        });

        Schema::create('affiliates', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->string('abn', 11)->nullable();
            $table->boolean('is_gst_registered')->default(false);
            $table->timestamps();
        });

        Schema::create('client_ratings', function (Blueprint $table): void {
            $table->id();
            $table->unsignedTinyInteger('value')->unique();
            $table->string('description');
            $table->string('color', 16);
            $table->timestamps();
        });

        Schema::create('clients', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('company_id')->constrained();
            $table->foreignId('account_manager_id')->nullable()->constrained('users');
            $table->foreignId('affiliate_id')->nullable()->constrained();
            $table->string('pin', 16)->unique();
            $table->string('first_name');
            $table->string('last_name');
            $table->string('preferred_name')->nullable();
            $table->date('date_of_birth')->nullable();
            $table->string('email')->nullable()->index();
            $table->string('mobile_e164', 20)->nullable()->index();
            $table->string('address')->nullable();
            $table->string('suburb')->nullable();
            $table->string('postcode', 4)->nullable();
            $table->string('state', 3)->nullable();
            $table->string('status', 16)->default('pending');
            $table->unsignedTinyInteger('client_rating')->nullable();
            $table->timestamp('rating_reviewed_at')->nullable();
            $table->foreignId('rating_reviewed_by')->nullable()->constrained('users');
            $table->bigInteger('balance_cents')->default(0);
            $table->timestamp('last_bet_at')->nullable();
            $table->timestamp('last_deposit_at')->nullable();
            $table->string('betstop_state', 16)->default('unchecked');
            // When the exclusion was entered in Genweb too; the register alone does not close the account there.
            $table->timestamp('genweb_betstopped_at')->nullable();
            $table->boolean('is_barred')->default(false);
            $table->timestamp('sms_opted_out_at')->nullable();
            // Null until the New Account risk check has an outcome.
            $table->timestamp('new_account_checked_at')->nullable();
            // Counts the edits; a form that was opened on an older one is a conflict.
            $table->unsignedInteger('version')->default(1);
            $table->timestamps();
            $table->softDeletes();

            $table->index(['last_name', 'first_name', 'id']);
            $table->index(['created_at', 'id']);
            $table->index(['last_bet_at', 'id']);
            $table->index(['last_deposit_at', 'id']);
            $table->index(['balance_cents', 'id']);
            $table->index(['client_rating', 'id']);
            $table->index(['company_id', 'id']);
            $table->index(['account_manager_id', 'id']);
            $table->index(['affiliate_id', 'id']);
            $table->index(['status', 'id']);
            $table->index(['state', 'id']);
            $table->index(['new_account_checked_at', 'id']);
            $table->index(['betstop_state', 'genweb_betstopped_at', 'id']);
        });

        Schema::create('client_checks', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->string('type', 16);
            $table->string('name', 32);
            $table->string('value', 32);
            $table->foreignId('user_id')->constrained();
            $table->timestamps();
            $table->index(['client_id', 'type', 'name', 'id']);
            $table->index('created_at');
        });

        Schema::create('bonus_promotions', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('company_id')->constrained();
            $table->string('title');
            $table->bigInteger('value_cents')->nullable();
            $table->unsignedSmallInteger('percent')->nullable();
            $table->string('status', 16)->default('draft');
            $table->timestamp('starts_at')->nullable();
            $table->timestamp('ends_at')->nullable();
            $table->timestamps();
            $table->index(['status', 'starts_at']);
        });

        // The prefix index behind every search: one row a word a person can be found by, folded to plain lower case.
        Schema::create('search_terms', function (Blueprint $table): void {
            $table->id();
            $table->string('subject_type', 32);
            $table->unsignedBigInteger('subject_id');
            $table->string('term', 64);
            $table->unique(['subject_type', 'term', 'subject_id']);
            $table->index(['subject_type', 'subject_id']);
        });
    }
};
