<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        foreach (['transfers', 'bonus_claims'] as $name) {
            Schema::table($name, static fn (Blueprint $table) => $table->index(['client_id', 'amount_cents', 'id']));
        }
    }
};
