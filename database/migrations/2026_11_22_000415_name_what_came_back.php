<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** Which payment of ours a line of the bank brought back, and payments of an amount by when they left. */
return new class extends Migration
{
    public function up(): void
    {
        // Without a foreign key: SQLite would build the table anew.
        Schema::table('deposits', function (Blueprint $table): void {
            $table->unsignedBigInteger('withdrawal_id')->nullable()->unique();
        });
        Schema::table('withdrawals', static fn (Blueprint $table) => $table->index(['status', 'amount_cents', 'paid_at'], 'withdrawals_paid_of_an_amount_index'));
    }

    public function down(): void
    {
        Schema::table('withdrawals', static fn (Blueprint $table) => $table->dropIndex('withdrawals_paid_of_an_amount_index'));
        Schema::table('deposits', function (Blueprint $table): void {
            $table->dropUnique(['withdrawal_id']);
            $table->dropColumn('withdrawal_id');
        });
    }
};
