<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

/** What the client reads on the statement, what the bank called the payment, and in which order the reasons are offered. */
return new class extends Migration
{
    public function up(): void
    {
        Schema::table('withdrawals', function (Blueprint $table): void {
            // As many characters as a bank file carries.
            $table->string('statement_reference', 18)->nullable();
            $table->unsignedInteger('payment_note_version')->default(1);
            $table->string('bank_reference', 64)->nullable();
            // How often a reason was given; MariaDB has made an index for the foreign key itself.
            if ($this->hasNoIndexOfReasons()) {
                $table->index('cancellation_reason_id');
            }
        });
        Schema::table('cancellation_reasons', function (Blueprint $table): void {
            $table->unsignedInteger('position')->default(0);
            $table->unique('title');
        });
    }

    public function down(): void
    {
        Schema::table('cancellation_reasons', function (Blueprint $table): void {
            $table->dropUnique(['title']);
            $table->dropColumn('position');
        });
        if ($this->hasNoIndexOfReasons()) {
            Schema::table('withdrawals', static fn (Blueprint $table) => $table->dropIndex(['cancellation_reason_id']));
        }
        Schema::table('withdrawals', static fn (Blueprint $table) => $table->dropColumn(['bank_reference', 'payment_note_version', 'statement_reference']));
    }

    private function hasNoIndexOfReasons(): bool
    {
        return in_array(DB::connection()->getDriverName(), ['sqlite', 'pgsql'], true);
    }
};
