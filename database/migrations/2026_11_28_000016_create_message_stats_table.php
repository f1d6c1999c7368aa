<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('message_stats', function (Blueprint $table): void {
            $table->comment('Results of blasts and automatic messages by business day. The marketing report reads them.');

            $table->id();
            $table->string('day', 10)->comment('YYYY-MM-DD in the business time zone: the start of the blast, or the cause of the automatic message.');
            $table->unsignedBigInteger('blast_id')->comment('→ blasts. 0 for automatic messages.');
            $table->string('trigger', 24)->comment('Of automatic messages. Empty for a blast.');
            $table->unsignedInteger('sent')->comment('Given to the gateway, also when they failed.');
            $table->unsignedInteger('delivered');
            $table->unsignedInteger('failed');
            $table->unsignedInteger('suppressed')->comment('Clients who got nothing, for any reason.');
            $table->unsignedInteger('replies')->comment('Messages answered within 7 days.');
            $table->unsignedInteger('opt_outs')->comment('Messages whose client replied STOP within 7 days.');
            $table->unsignedInteger('bettors')->comment('Clients of a marketing activation blast who bet within 14 days. 0 for others.');

            $table->unique(['day', 'blast_id', 'trigger']);
        });
        Schema::table('blasts', function (Blueprint $table): void {
            $table->index('approved_at')->comment('Blasts that may start on a day.');
        });
        Schema::table('bonus_claims', function (Blueprint $table): void {
            $table->index(['bonus_promotion_id', 'offered_at', 'status', 'amount_cents', 'claimed_at'], 'bonus_claims_offered_in_a_period_index')->comment('What became of the bonuses of a promotion that were offered in a period.');
        });
    }
};
