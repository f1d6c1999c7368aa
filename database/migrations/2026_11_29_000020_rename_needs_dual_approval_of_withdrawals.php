<?php

declare(strict_types=1);

use App\Infrastructure\Database\WithdrawalTriggers;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

/** For databases from before the column had this name in the migration that creates it. */
return new class extends Migration
{
    public function up(): void
    {
        if (! Schema::hasColumn('withdrawals', 'needs_four_eyes')) {
            return;
        }
        $of = DB::connection()->getDriverName() === 'pgsql' ? ' on withdrawals' : '';
        foreach (['withdrawals_people_on_insert', 'withdrawals_people_on_update', 'withdrawals_fixed_columns'] as $trigger) {
            DB::unprepared("drop trigger if exists {$trigger}{$of}");
        }
        Schema::table('withdrawals', function (Blueprint $table): void {
            $table->renameColumn('needs_four_eyes', 'needs_dual_approval');
        });
        WithdrawalTriggers::createPeople();
    }
};
