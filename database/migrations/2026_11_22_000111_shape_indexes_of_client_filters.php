<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('clients', function (Blueprint $table): void {
            // "Contains" looks a column's index through without its table: TextFilter says how.
            $table->index(['email', 'id', 'deleted_at']);
            $table->dropIndex(['email']);
            $table->index(['suburb', 'id', 'deleted_at']);
            // Those with a mark, as ids or in the list's own order.
            $table->index(['is_barred', 'last_bet_at', 'id', 'deleted_at']);
            $table->index(['sms_opted_out_at', 'id', 'deleted_at']);
        });

        Schema::table('site_accounts', function (Blueprint $table): void {
            // Accounts that a site closed are few: whose they are is read from here.
            $table->index(['status', 'client_id']);
            // Who has an account at a site, and of what kind, without the table.
            $table->index(['client_id', 'operator_site_id', 'status']);
        });
    }
};
