<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        // Every change of a balance, once: what ClientLedger keeps until the ledger does.
        Schema::create('balance_postings', function (Blueprint $table): void {
            $table->id();
            $table->string('idempotency_key', 64)->unique();
            $table->foreignId('client_id')->constrained();
            $table->foreignId('site_account_id')->nullable()->constrained();
            $table->bigInteger('amount_cents');
            $table->timestamp('created_at');
            $table->index(['client_id', 'id']);
        });

        Schema::table('transfers', function (Blueprint $table): void {
            // What is still to leave an account, and whether an account may go.
            $table->index(['from_site_account_id', 'status']);
        });
        Schema::table('bonus_claims', function (Blueprint $table): void {
            $table->index(['client_id', 'bonus_promotion_id', 'status']);
            $table->index(['status', 'expires_at', 'id']);
        });
    }
};
