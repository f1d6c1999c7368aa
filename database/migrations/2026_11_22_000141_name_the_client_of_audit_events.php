<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

/** Whose client a change concerns, whatever record it was made on: one client's activity is one stretch of one index. */
return new class extends Migration
{
    private const OF_A_CLIENT = ['deposit' => 'deposits', 'withdrawal' => 'withdrawals', 'rsg_communication' => 'rsg_communications', 'rsg_form_submission' => 'rsg_form_submissions'];

    public function up(): void
    {
        Schema::table('audit_events', function (Blueprint $table): void {
            // Without a foreign key: the log outlives what it tells of.
            $table->unsignedBigInteger('client_id')->nullable();
            $table->index(['client_id', 'created_at', 'id']);
        });

        DB::table('audit_events')->where('subject_type', 'client')->update(['client_id' => DB::raw('subject_id')]);
        foreach (self::OF_A_CLIENT as $type => $table) {
            DB::table('audit_events')->where('subject_type', $type)
                ->update(['client_id' => DB::raw("(select {$table}.client_id from {$table} where {$table}.id = audit_events.subject_id)")]);
        }
    }
};
