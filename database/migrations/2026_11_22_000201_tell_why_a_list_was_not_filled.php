<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('db_lists', function (Blueprint $table): void {
            $table->string('fill_error')->nullable();
        });

        // `filters` holds the list's own query from now on; what was under way in the old words is not gone on with.
        DB::table('db_lists')->whereNull('filled_at')->whereNull('closed_at')->whereNotNull('filters')
            ->update(['filled_at' => now(), 'fill_error' => 'An update stopped it. Make another list of the rest.']);
    }

    public function down(): void
    {
        Schema::table('db_lists', function (Blueprint $table): void {
            $table->dropColumn('fill_error');
        });
    }
};
