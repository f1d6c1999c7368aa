<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    /** Reports that came before their message was stored; the minute's sweep applies them and removes them. */
    public function up(): void
    {
        Schema::create('sms_delivery_reports', function (Blueprint $table): void {
            $table->id();
            $table->string('provider_id', 128);
            $table->string('status', 16);
            $table->string('error')->nullable();
            $table->timestamp('occurred_at');
            $table->timestamps();
            $table->unique(['provider_id', 'status']);
            $table->index('created_at');
        });
    }
};
