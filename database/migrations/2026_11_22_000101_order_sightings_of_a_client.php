<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('ip_sightings', function (Blueprint $table): void {
            $table->index(['client_id', 'last_seen_at', 'id']);
        });
        Schema::table('rsg_communications', function (Blueprint $table): void {
            $table->index(['client_id', 'sent_at', 'id']);
        });
    }
};
