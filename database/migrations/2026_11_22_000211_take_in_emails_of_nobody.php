<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('emails', function (Blueprint $table): void {
            // Somebody may write whom we do not know yet; such an e-mail waits for its client under its address.
            $table->unsignedBigInteger('client_id')->nullable()->change();
            $table->index(['from_address', 'client_id']);
        });
    }
};
