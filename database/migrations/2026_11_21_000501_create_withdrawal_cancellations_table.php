<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    /** Cancellations that came before their request, which applies them and removes them. */
    public function up(): void
    {
        Schema::create('withdrawal_cancellations', function (Blueprint $table): void {
            $table->id();
            $table->string('reference', 64)->unique();
            $table->string('reason')->nullable();
            $table->timestamp('cancelled_at');
            $table->timestamps();
            $table->index('created_at');
        });
    }
};
