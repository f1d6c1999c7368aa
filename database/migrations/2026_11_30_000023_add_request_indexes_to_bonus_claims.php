<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('bonus_claims', function (Blueprint $table): void {
            $table->index(['status', 'approved_by', 'offered_at', 'id'], 'bonus_claims_to_approve_index')->comment('Requested bonuses that wait for approval, oldest first.');
            $table->index(['offered_at', 'id'])->comment('Claimed bonuses by request.');
        });
    }
};
