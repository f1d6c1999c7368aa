<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** Every source of a client's timeline is read in the order of time, straight from an index. */
return new class extends Migration
{
    private const TIMES = [
        'deposits' => 'created_at', 'withdrawals' => 'requested_at', 'emails' => 'created_at', 'rsg_form_submissions' => 'submitted_at',
        'rsg_events' => 'created_at', 'rsg_limits' => 'created_at',
    ];

    public function up(): void
    {
        foreach (self::TIMES as $name => $time) {
            Schema::table($name, static fn (Blueprint $table) => $table->index(['client_id', $time, 'id'], "{$name}_timeline_index"));
        }
        Schema::table('betstop_checks', static fn (Blueprint $table) => $table->index(['person_type', 'person_id', 'checked_at', 'id'], 'betstop_checks_timeline_index'));
        Schema::table('notes', static fn (Blueprint $table) => $table->index(['subject_type', 'subject_id', 'created_at', 'id'], 'notes_timeline_index'));
    }
};
