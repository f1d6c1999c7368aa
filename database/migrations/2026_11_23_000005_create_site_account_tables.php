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
        Schema::create('operator_sites', function (Blueprint $table): void {
            $table->comment('Online bookmakers.');

            $table->id();
            $table->string('name');
            $table->string('slug')->unique();
            $table->string('platform', 16);
            $table->string('url')->nullable();
            $table->boolean('is_active')->default(true);
            $table->timestamps();
        });

        Schema::create('site_accounts', function (Blueprint $table): void {
            $table->comment('Bookmaker accounts of clients.');

            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->foreignId('operator_site_id')->constrained();
            $table->string('username')->nullable();
            $table->bigInteger('balance_cents')->default(0)->comment("Cache of the account's ledger account.");
            $table->string('status', 16)->default('missing');
            $table->unsignedInteger('version')->default(1)->comment('Increases when the username or the status changes. A form opened on an older version is a conflict.');
            $table->timestamps();

            $table->unique(['client_id', 'operator_site_id']);
            $table->unique(['operator_site_id', 'username']);
            $table->index(['client_id', 'operator_site_id', 'status'])->comment('The account filters of the client list, without reading the table.');
            $this->addFoldedUsername($table);
            $table->index(['status', 'client_id'])->comment('Clients with accounts that a bookmaker closed or limited.');
        });

        Schema::create('bets', function (Blueprint $table): void {
            $table->comment('Bets placed on site accounts.');

            $table->id();
            $table->foreignId('site_account_id')->constrained();
            $table->foreignId('client_id')->constrained();
            $table->string('external_id', 64)->comment("The bookmaker's bet number.");
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
            $table->index(['placed_at', 'client_id'])->comment('Clients who bet in a season.');
            $table->index(['client_id', 'stake_cents', 'id'])->comment("A client's bets by stake.");
            $table->index(['client_id', 'settled_at'])->comment('Losses of the running period, for limits.');
            $table->index(['client_id', 'placed_at', 'id', 'site_account_id', 'status', 'is_bonus', 'is_boosted', 'stake_cents', 'return_cents', 'odds_milli', 'sport'], 'bets_of_a_client_index')->comment("Totals, filters and charts of one client's bets, without reading up to 50,000 scattered rows.");
        });

        Schema::create('transfers', function (Blueprint $table): void {
            $table->comment('Moves of money between two site accounts of a client.');

            $table->id();
            $table->string('reference', 64)->unique()->comment('Our reference.');
            $table->foreignId('client_id')->constrained();
            $table->foreignId('from_site_account_id')->constrained('site_accounts');
            $table->foreignId('to_site_account_id')->constrained('site_accounts');
            $table->bigInteger('amount_cents');
            $table->string('status', 16)->default('requested');
            $table->foreignId('requested_by')->constrained('users');
            $table->timestamp('requested_at');
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->timestamp('sent_at')->nullable();
            $table->timestamp('settled_at')->nullable();
            $table->string('reason')->nullable();
            $table->timestamps();

            $table->index(['client_id', 'amount_cents', 'id'])->comment("A client's transfers by amount.");
            $table->index(['client_id', 'requested_at', 'id'])->comment("A client's transfers, newest first.");
            $table->index(['from_site_account_id', 'status'])->comment('Amounts still to leave an account, and whether it can be deleted.');
            $table->index('to_site_account_id');
            $table->index(['status', 'id']);
        });
    }

    private function addFoldedUsername(Blueprint $table): void
    {
        if (DB::connection()->getDriverName() === 'mariadb') {
            // Invisible, so that `insert … select *` does not write it.
            $table->string('username_folded')->virtualAs('lower(username)')->invisible()->comment('Generated, because MariaDB has no index on an expression.');
            $table->index(['operator_site_id', 'username_folded'], 'site_accounts_folded_username_index');

            return;
        }
        $table->rawIndex('operator_site_id, lower(username)', 'site_accounts_folded_username_index')->comment('Finds an account by username in any case.');
    }
};
