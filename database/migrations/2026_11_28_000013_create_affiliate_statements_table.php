<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('affiliates', function (Blueprint $table): void {
            $table->unsignedInteger('commission_basis_points')->default(0)->comment('Share of our profit, in hundredths of a per cent.');
            $table->unsignedInteger('new_client_cents')->default(0)->comment('Fee for each new client.');
            $table->unsignedInteger('version')->default(1)->comment('Increases with every edit. A form opened on an older version is a conflict.');
            $table->foreignId('changed_by')->nullable()->comment('The last colleague who edited the terms or tax details.')->constrained('users');
        });

        Schema::create('affiliate_monthly_stats', function (Blueprint $table): void {
            $table->comment('Totals per affiliate and month, added up from client_monthly_stats.');

            $table->id();
            $table->foreignId('affiliate_id')->constrained();
            $table->date('month')->comment('The first day of the month.');
            $table->unsignedInteger('clients')->default(0)->comment('Clients at the end of the month.');
            $table->unsignedInteger('new_clients')->default(0);
            $table->unsignedInteger('active_clients')->default(0)->comment('Clients who bet in the month.');
            $table->unsignedInteger('reactivated_clients')->default(0)->comment('Clients who bet after a break of 60 days, without excluded people.');
            $table->bigInteger('reactivated_turnover_cents')->default(0)->comment('Their turnover in the month.');
            $table->unsignedInteger('quiet_clients')->default(0)->comment('Clients without a bet for 60 days when it was added up, without excluded people.');
            $table->bigInteger('turnover_cents')->default(0);
            $table->bigInteger('settled_cents')->default(0)->comment('Stakes of settled bets.');
            $table->bigInteger('returns_cents')->default(0);
            $table->timestamps();

            $table->unique(['affiliate_id', 'month']);
            $table->index(['month', 'affiliate_id'])->comment('The report of a period.');
        });

        Schema::create('affiliate_statements', function (Blueprint $table): void {
            $table->comment('Monthly tax statements of affiliates.');

            $table->id();
            $table->foreignId('affiliate_id')->constrained();
            $table->date('period')->comment('The first day of the month.');
            $table->string('status', 16)->default('draft');
            $table->string('affiliate_name');
            $table->string('abn', 11)->nullable()->comment('Null when no valid ABN was quoted.');
            $table->boolean('is_gst_registered');
            $table->unsignedInteger('commission_basis_points');
            $table->unsignedInteger('new_client_cents');
            $table->bigInteger('profit_cents');
            $table->unsignedInteger('new_clients');
            $table->bigInteger('commission_cents')->comment('Commission of the month.');
            $table->json('adjustments')->comment('Cents by earlier month whose figures changed after its statement was approved.');
            $table->bigInteger('gross_cents')->comment('Commission and adjustments, without GST.');
            $table->bigInteger('gst_cents');
            $table->bigInteger('withheld_cents')->comment('Withheld because no ABN was quoted.');
            $table->bigInteger('payable_cents');
            $table->foreignId('drafted_by')->constrained('users');
            $table->foreignId('changed_by')->comment('The last colleague whose draft changed the figures.')->constrained('users');
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->timestamp('approved_at')->nullable();
            $table->foreignId('paid_by')->nullable()->constrained('users');
            $table->timestamp('paid_at')->nullable();
            $table->string('payment_reference', 50)->nullable();
            $table->unsignedInteger('version')->default(1)->comment('Increases when a draft gets other figures.');
            $table->timestamps();

            $table->unique(['affiliate_id', 'period']);
            $table->index(['period', 'affiliate_id'])->comment('The statements of a month.');
        });
    }
};
