<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    /** What the list is narrowed by and what its totals add up, in the order of the list: neither reads the table. */
    private const WALKED = ['occurred_at', 'id', 'type', 'status', 'rail', 'client_id', 'amount_cents', 'effect_cents'];

    /** Of one client: what they had after each, and what their transactions come to. */
    private const OF_CLIENT = ['client_id', 'occurred_at', 'id', 'effect_cents', 'type', 'status', 'amount_cents'];

    public function up(): void
    {
        if (DB::getDriverName() === 'pgsql') {
            // References are found by their beginnings: in the order of their bytes, as the other databases keep them.
            DB::statement('alter table transactions alter column reference type varchar(64) collate "C"');
        }

        Schema::table('transactions', function (Blueprint $table): void {
            $table->index(self::WALKED, 'transactions_in_order_index');
            $table->dropIndex(['occurred_at', 'id']);
            // The new one first, since a foreign key leans on it.
            $table->index(self::OF_CLIENT, 'transactions_of_client_index');
            $table->dropIndex('transactions_client_index');
            $table->index(['type', 'occurred_at', 'id']);
            $table->index(['status', 'occurred_at', 'id']);
            $table->index(['amount_cents', 'occurred_at', 'id']);
            $table->index(['reference', 'id']);
        });
    }

    public function down(): void
    {
        Schema::table('transactions', function (Blueprint $table): void {
            $table->index(['occurred_at', 'id']);
            $table->dropIndex('transactions_in_order_index');
            $table->index(['client_id', 'occurred_at', 'id', 'effect_cents'], 'transactions_client_index');
            $table->dropIndex('transactions_of_client_index');
            $table->dropIndex(['type', 'occurred_at', 'id']);
            $table->dropIndex(['status', 'occurred_at', 'id']);
            $table->dropIndex(['amount_cents', 'occurred_at', 'id']);
            $table->dropIndex(['reference', 'id']);
        });

        if (DB::getDriverName() === 'pgsql') {
            DB::statement('alter table transactions alter column reference type varchar(64) collate "default"');
        }
    }
};
