<?php

declare(strict_types=1);

use App\Infrastructure\Database\ByteOrder;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('companies', function (Blueprint $table): void {
            $table->comment('Brands that clients belong to.');

            $table->id();
            $table->string('name');
            $table->string('slug')->unique();
            $table->string('color', 16)->comment('CSS colour.');
            $table->string('logo_path')->nullable();
            $table->timestamps();
        });

        Schema::create('affiliates', function (Blueprint $table): void {
            $table->comment('Partners who refer clients.');

            $table->id();
            $table->string('name');
            $table->string('abn', 11)->nullable()->comment('Australian Business Number.');
            $table->boolean('is_gst_registered')->default(false);
            $table->timestamps();
        });

        Schema::create('client_ratings', function (Blueprint $table): void {
            $table->comment('Ratings that staff give clients.');

            $table->id();
            $table->unsignedTinyInteger('value')->unique()->comment('1 to 8 and 11 to 16.');
            $table->string('description');
            $table->string('color', 16)->comment('CSS colour.');
            $table->timestamps();
        });

        // Indexes that end with last_bet_at find the page of a rare value without the table (IdsFirst).
        Schema::create('clients', function (Blueprint $table): void {
            $table->comment('People whose betting accounts we manage.');

            $table->id();
            $table->foreignId('company_id')->constrained();
            $table->foreignId('account_manager_id')->nullable()->constrained('users');
            $table->foreignId('affiliate_id')->nullable()->constrained();
            $table->string('pin', 16)->unique()->comment('The number that staff and partners use for the client.');
            $table->string('former_pins', 1000)->nullable()->comment('PINs of records merged into this one, separated by spaces.');
            $table->string('first_name');
            $table->string('last_name');
            $table->string('preferred_name')->nullable();
            $table->date('date_of_birth')->nullable();
            $table->string('email')->nullable();
            $table->string('mobile_e164', 20)->nullable();
            $table->string('address')->nullable();
            $table->string('suburb')->nullable();
            $table->string('postcode', 4)->nullable();
            $table->string('state', 3)->nullable();
            $table->string('status', 16)->default('pending');
            $table->foreignId('merged_into_id')->nullable()->comment('The client this record was merged into.')->constrained('clients');
            $table->unsignedTinyInteger('client_rating')->nullable()->comment('A client_ratings value.');
            $table->timestamp('rating_reviewed_at')->nullable();
            $table->foreignId('rating_reviewed_by')->nullable()->constrained('users');
            $table->bigInteger('balance_cents')->default(0)->comment("Cache of the client's available ledger account.");
            $table->timestamp('last_bet_at')->nullable();
            $table->timestamp('last_deposit_at')->nullable();
            $table->string('betstop_state', 16)->default('unchecked');
            $table->timestamp('genweb_betstopped_at')->nullable()->comment('When the exclusion was entered in Genweb. BetStop does not close the account there.');
            $table->boolean('is_barred')->default(false);
            $table->timestamp('sms_opted_out_at')->nullable();
            $table->timestamp('new_account_checked_at')->nullable()->comment('Null until the new-account risk check has an outcome.');
            $table->unsignedInteger('version')->default(1)->comment('Increases with every edit. A form opened on an older version is a conflict.');
            $table->timestamps();
            $table->softDeletes();

            $table->index(['company_id', 'id', 'deleted_at', 'last_bet_at'])->comment('The clients of a company.');
            $table->index(['account_manager_id', 'id']);
            $table->index(['account_manager_id', 'last_bet_at', 'id', 'deleted_at'])->comment("One manager's client list in its default order.");
            $table->index(['affiliate_id', 'id', 'deleted_at', 'last_bet_at'])->comment('The clients of an affiliate.');
            $table->index(['last_name', 'first_name', 'id'])->comment('The client list by name.');
            $table->index(['last_name', 'first_name', 'date_of_birth', 'id'], 'clients_namesake_index')->comment('Matching compares people with one name without reading their rows.');
            $table->index(['date_of_birth', 'last_name', 'first_name', 'id'], 'clients_birth_index')->comment('Matching compares people born on one day without reading their rows.');
            $table->index(['email', 'id', 'deleted_at'])->comment('Finds clients by email, also by a part of it.');
            $table->index('mobile_e164')->comment('Finds the client of an incoming SMS and possible matches.');
            $table->index(['suburb', 'id', 'deleted_at', 'last_bet_at'])->comment('Finds clients by suburb, also by a part of it.');
            $table->rawIndex('postcode, '.ByteOrder::column('address'), 'clients_door_index')->comment('Matching finds people at one address.');
            $table->index(['state', 'id', 'deleted_at', 'last_bet_at'])->comment('The clients of a state.');
            $table->index(['status', 'id']);
            $table->index(['status', 'last_bet_at', 'id', 'deleted_at'])->comment('The client list with a status, in its default order.');
            $table->index(['status', 'balance_cents', 'id', 'deleted_at'])->comment('The client list with a status, by balance: closed clients have none, so they are at the end of that order.');
            $table->index('merged_into_id');
            $table->index(['client_rating', 'id', 'deleted_at', 'last_bet_at'])->comment('Clients with a rating.');
            $table->index(['last_deposit_at', 'id', 'deleted_at', 'last_bet_at'])->comment('The list by last deposit, and the clients of a day.');
            $table->index(['betstop_state', 'genweb_betstopped_at', 'id', 'deleted_at'])->comment('Excluded clients still open in Genweb.');
            $table->index(['is_barred', 'last_bet_at', 'id', 'deleted_at'])->comment('Barred clients in the default order.');
            $table->index(['sms_opted_out_at', 'id', 'deleted_at', 'last_bet_at'])->comment('Clients who have opted out.');
            $table->index(['new_account_checked_at', 'id']);
            $table->index(['created_at', 'id', 'deleted_at', 'last_bet_at'])->comment('The list by creation, and the clients of a day.');
            $this->addOrderIndexes($table);
        });
        if (DB::connection()->getDriverName() === 'pgsql') {
            // Three letters in a row, for "email contains". The only index for a part of a text that one of the databases has.
            DB::statement('create extension if not exists pg_trgm');
            DB::statement('create index clients_email_trigrams_index on clients using gin (email gin_trgm_ops)');
        }

        Schema::create('client_checks', function (Blueprint $table): void {
            $table->comment('Risk checks of clients and their outcomes.');

            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->string('type', 16);
            $table->string('name', 32);
            $table->string('value', 32);
            $table->foreignId('user_id')->constrained();
            $table->timestamps();

            $table->index(['client_id', 'type', 'name', 'id'])->comment('The latest check of each kind.');
            $table->index('created_at')->comment('New checks on the dashboard.');
        });

        Schema::create('client_backgrounds', function (Blueprint $table): void {
            $table->comment("Answers about a client's occupation and source of funds, one row per version.");

            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->foreignId('user_id')->nullable()->constrained();
            $table->string('occupation')->nullable();
            $table->string('employer')->nullable();
            $table->string('source_of_funds')->nullable();
            $table->string('acquisition')->nullable();
            $table->string('kyc_method')->nullable();
            $table->timestamp('kyc_at')->nullable()->comment('When the identity was verified.');
            $table->json('answers');
            $table->timestamps();

            $table->index(['client_id', 'id']);
        });

        Schema::create('ip_sightings', function (Blueprint $table): void {
            $table->comment('IP addresses and devices that clients were seen on.');

            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->string('ip', 45);
            $table->string('place')->nullable();
            $table->string('device_hash', 64)->default('')->comment('Hash of the device, or empty.');
            $table->timestamp('first_seen_at');
            $table->timestamp('last_seen_at');
            $table->unsignedInteger('hits')->default(1);
            $table->timestamps();

            $table->unique(['client_id', 'ip', 'device_hash']);
            $table->index(['client_id', 'last_seen_at', 'id'])->comment("A client's addresses, last seen first.");
            $table->index(['ip', 'client_id'])->comment('Clients who share an IP address.');
            $table->index(['device_hash', 'client_id'])->comment('Clients who share a device.');
        });

        Schema::create('client_monthly_stats', function (Blueprint $table): void {
            $table->comment('Betting and payment totals per client, bookmaker and month.');

            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->unsignedBigInteger('operator_site_id')->comment('0 for deposits and withdrawals, which belong to no bookmaker.');
            $table->date('month')->comment('The first day of the month.');
            $table->unsignedInteger('bets')->default(0);
            $table->unsignedInteger('wins')->default(0);
            $table->unsignedInteger('settled_bets')->default(0);
            $table->bigInteger('turnover_cents')->default(0);
            $table->bigInteger('settled_cents')->default(0)->comment('Stakes of settled bets.');
            $table->bigInteger('returns_cents')->default(0);
            $table->bigInteger('bonus_cents')->default(0);
            $table->bigInteger('deposits_cents')->default(0);
            $table->bigInteger('withdrawals_cents')->default(0);

            $table->unique(['client_id', 'month', 'operator_site_id']);
            $table->index(['month', 'client_id'])->comment('Totals of one month for all clients.');
        });
    }

    /** SQLite tests the list's other filters in these indexes. The other databases read the rows anyway, so theirs are short. */
    private function addOrderIndexes(Blueprint $table): void
    {
        if (DB::connection()->getDriverName() !== 'sqlite') {
            $table->index(['pin', 'id'])->comment('The list by PIN. MariaDB sorts the whole table instead of reading the unique index.');
            $table->index(['last_bet_at', 'id', 'deleted_at']);
            $table->index(['balance_cents', 'id', 'deleted_at', 'last_bet_at']);

            return;
        }
        $table->index([
            'last_bet_at', 'id', 'deleted_at', 'status', 'state', 'company_id', 'account_manager_id', 'affiliate_id', 'client_rating', 'betstop_state', 'is_barred',
            'balance_cents', 'last_deposit_at', 'created_at', 'sms_opted_out_at', 'genweb_betstopped_at', 'new_account_checked_at',
        ], 'clients_in_order_index')->comment("The list's default order. SQLite tests the other filters in the index, without reading the rows.");
        $table->index(['balance_cents', 'id', 'deleted_at', 'status', 'last_bet_at'], 'clients_by_balance_index')->comment('The list by balance. SQLite skips closed clients in the index.');
    }
};
