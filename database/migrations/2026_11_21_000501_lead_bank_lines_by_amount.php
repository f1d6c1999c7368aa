<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('bank_lines', function (Blueprint $table): void {
            // Amounts are asked for as such and times as a span, so the amount leads.
            $table->index(['amount_cents', 'value_at']);
            $table->dropIndex(['value_at', 'amount_cents']);
        });
    }
};
