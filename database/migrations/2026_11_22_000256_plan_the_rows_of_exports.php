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
        Schema::create('export_parts', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('export_id')->constrained()->cascadeOnDelete();
            $table->unsignedInteger('part');
            // Comma-joined, in the order of the list.
            $table->mediumText('ids');
            $table->unique(['export_id', 'part']);
        });
        // Those under way begin again: where they are is told by their parts from now on.
        DB::table('exports')->where('status', 'running')->update(['status' => 'queued', 'parts' => 0, 'files' => null, 'written_rows' => 0, 'bytes' => null]);
        Schema::table('exports', fn (Blueprint $table) => $table->dropColumn('after_id'));
    }
};
