<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('bonus_promotions', function (Blueprint $table): void {
            $table->comment('Bonus offers of a brand.');

            $table->id();
            $table->foreignId('company_id')->constrained();
            $table->string('title');
            $table->bigInteger('value_cents')->nullable();
            $table->unsignedSmallInteger('percent')->nullable()->comment('Of the deposit.');
            $table->string('status', 16)->default('draft');
            $table->timestamp('starts_at')->nullable();
            $table->timestamp('ends_at')->nullable();
            $table->timestamps();

            $table->index(['status', 'starts_at'])->comment('Current promotions.');
        });

        Schema::create('bonus_claims', function (Blueprint $table): void {
            $table->comment('Bonuses offered to or claimed by a client.');

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

            $table->index(['client_id', 'bonus_promotion_id', 'status'])->comment('Whether the client already has this promotion.');
            $table->index(['client_id', 'amount_cents', 'id'])->comment("A client's bonuses by amount.");
            $table->index(['client_id', 'offered_at', 'id'])->comment("A client's bonuses, newest first.");
            $table->index(['client_id', 'credited_at', 'amount_cents'], 'bonus_claims_credited_index')->comment('Bonuses credited to a client before a withdrawal.');
            $table->index(['bonus_promotion_id', 'status', 'id'])->comment('Claims of one promotion.');
            $table->index(['status', 'id']);
            $table->index(['status', 'expires_at', 'id'])->comment('The next bonuses to expire.');
        });

        Schema::create('social_media_reviews', function (Blueprint $table): void {
            $table->comment('Screenshots of reviews that clients posted, for staff to approve.');

            $table->id();
            $table->string('external_id', 128)->nullable()->unique()->comment("The sender's id.");
            $table->foreignId('client_id')->constrained();
            $table->string('platform_name', 64)->comment('For example Google.');
            $table->string('file_path')->unique()->comment('On the private disk.');
            $table->unsignedTinyInteger('status')->default(1)->comment('1 pending, 2 approved, 3 declined.');
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->timestamps();

            $table->index(['client_id', 'status', 'id'])->comment("One client's open reviews.");
            $table->index(['status', 'created_at', 'id'])->comment('The review queue, oldest first.');
        });
    }
};
