<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** The ends of limits and the barred list stand in a client's timeline, which reads each source straight from an index. */
return new class extends Migration
{
    public function up(): void
    {
        Schema::table('rsg_limits', static fn (Blueprint $table) => $table->index(['client_id', 'ended_at', 'id'], 'rsg_limits_ended_index'));
        Schema::table('barred_entries', static fn (Blueprint $table) => $table->index(['client_id', 'created_at', 'id'], 'barred_entries_timeline_index'));
    }
};
