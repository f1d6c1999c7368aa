<?php

declare(strict_types=1);

use App\Infrastructure\Database\PlacementTrigger;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('daily_stats', function (Blueprint $table): void {
            $table->comment('Sums of one business day by manager, company and state. The reports read them.');

            $table->id();
            $table->string('day', 10)->comment('YYYY-MM-DD in the business time zone.');
            $table->unsignedBigInteger('account_manager_id')->comment('→ users. The manager at the end of the day; 0 for none.');
            $table->unsignedBigInteger('company_id')->comment('→ companies.');
            $table->string('state', 3)->comment('Empty for none.');
            $table->unsignedInteger('new_clients');
            $table->unsignedInteger('bettors')->comment('Clients who placed a bet.');
            $table->unsignedInteger('reactivated')->comment('Of them, those who had not bet for 60 days.');
            $table->unsignedInteger('bets');
            $table->bigInteger('turnover_cents')->comment('The clients’ own stakes.');
            $table->bigInteger('settled_cents')->comment('Stakes of settled bets.');
            $table->bigInteger('returns_cents');
            $table->bigInteger('deposits_cents');
            $table->bigInteger('withdrawals_cents');
            $table->bigInteger('bonus_cents')->comment('Credited bonuses.');

            $table->unique(['day', 'account_manager_id', 'company_id', 'state']);
        });

        Schema::create('daily_stats_days', function (Blueprint $table): void {
            $table->comment('The days in daily_stats.');

            $table->string('day', 10)->primary()->comment('YYYY-MM-DD in the business time zone.');
            $table->unsignedInteger('round')->default(0)->comment('How often the day was added up.');
            $table->boolean('is_final')->default(false)->comment('Added up after the next day. From then on, changes are recorded.');
            $table->timestamp('computed_at')->nullable();

            $table->index(['is_final', 'day'])->comment('Days that still change.');
        });

        Schema::create('daily_stats_changes', function (Blueprint $table): void {
            $table->comment('Earlier days whose records have changed since they were added up.');

            $table->id();
            $table->string('day', 10)->comment('YYYY-MM-DD in the business time zone.');

            $table->index(['day', 'id'])->comment('The changes of one day.');
        });

        Schema::create('client_placements', function (Blueprint $table): void {
            $table->comment('Manager, company and state of clients before a change. A trigger on clients writes them.');

            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->unsignedBigInteger('account_manager_id')->nullable()->comment('→ users.');
            $table->unsignedBigInteger('company_id')->comment('→ companies.');
            $table->string('state', 3)->nullable();
            $table->timestamp('changed_at')->comment('When these values ended.');

            $table->index(['client_id', 'changed_at', 'id'])->comment('The values of a client on a day.');
        });
        PlacementTrigger::create();

        Schema::table('withdrawals', function (Blueprint $table): void {
            $table->index(['paid_at', 'status', 'client_id', 'amount_cents'], 'withdrawals_paid_on_a_day_index')->comment('Withdrawals paid on a day.');
        });
        Schema::table('bonus_claims', function (Blueprint $table): void {
            $table->index(['credited_at', 'status', 'client_id', 'amount_cents'], 'bonus_claims_credited_on_a_day_index')->comment('Bonuses credited on a day.');
        });
    }
};
