<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** Who is paying a withdrawal by hand now, and since when. Plain columns: a rebuilt table would lose its guards. */
return new class extends Migration
{
    public function up(): void
    {
        Schema::table('withdrawals', static function (Blueprint $table): void {
            $table->unsignedBigInteger('payout_claimed_by')->nullable();
            $table->timestamp('payout_claimed_at')->nullable();
        });
    }

    public function down(): void
    {
        Schema::table('withdrawals', static fn (Blueprint $table) => $table->dropColumn(['payout_claimed_by', 'payout_claimed_at']));
    }
};
