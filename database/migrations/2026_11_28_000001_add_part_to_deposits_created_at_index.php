<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('deposits', function (Blueprint $table): void {
            $table->index(['created_at', 'part', 'amount_cents'])->comment('Totals of a period on the dashboard, without the parts of split payments.');
            $table->dropIndex(['created_at', 'amount_cents']);
        });
    }
};
