<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('withdrawals', function (Blueprint $table): void {
            // Three people by the threshold of the day it was asked for, whatever the setting says later.
            $table->boolean('needs_four_eyes')->default(false);
            // Since when the ledger holds the money; null while the balance does not cover it.
            $table->timestamp('held_at')->nullable();
            $table->timestamp('checked_at')->nullable();
            $table->timestamp('approved_at')->nullable();
            // Who cancelled or declined it, or said that it failed; null when the client took it back.
            $table->foreignId('ended_by')->nullable()->constrained('users');
            $table->timestamp('ended_at')->nullable();
            // Of the person who asked for it in the client's name.
            $table->string('note', 500)->nullable();
            $table->index(['requested_at', 'id']);
            $table->index(['amount_cents', 'id']);
            $table->index(['status', 'amount_cents', 'id']);
        });
        Schema::table('bank_accounts', function (Blueprint $table): void {
            $table->foreignId('added_by')->nullable()->constrained('users');
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->string('evidence', 500)->nullable();
        });
        // What the queue says of each row's client is looked up, never added up from everything.
        Schema::table('deposits', static fn (Blueprint $table) => $table->index(['client_id', 'status', 'id'], 'deposits_last_of_a_client_index'));
        Schema::table('bonus_claims', static fn (Blueprint $table) => $table->index(['client_id', 'credited_at', 'amount_cents'], 'bonus_claims_credited_index'));

        DB::table('withdrawals')->whereIn('status', ['pending', 'checked'])
            ->where('amount_cents', '>=', config()->integer('paddock.withdrawals.four_eyes_cents'))->update(['needs_four_eyes' => true]);
    }

    public function down(): void
    {
        Schema::table('bonus_claims', static fn (Blueprint $table) => $table->dropIndex('bonus_claims_credited_index'));
        Schema::table('deposits', static fn (Blueprint $table) => $table->dropIndex('deposits_last_of_a_client_index'));
        Schema::table('bank_accounts', function (Blueprint $table): void {
            $table->dropConstrainedForeignId('added_by');
            $table->dropConstrainedForeignId('decided_by');
            $table->dropColumn(['decided_at', 'evidence']);
        });
        Schema::table('withdrawals', function (Blueprint $table): void {
            $table->dropIndex(['requested_at', 'id']);
            $table->dropIndex(['amount_cents', 'id']);
            $table->dropIndex(['status', 'amount_cents', 'id']);
            $table->dropConstrainedForeignId('ended_by');
            $table->dropColumn(['needs_four_eyes', 'held_at', 'checked_at', 'approved_at', 'ended_at', 'note']);
        });
    }
};
