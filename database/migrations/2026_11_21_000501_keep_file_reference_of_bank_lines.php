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
        Schema::table('bank_lines', function (Blueprint $table): void {
            // Of the row of a bank file that made the line; stays when the bank's feed gives the line its own reference.
            $table->string('file_reference', 64)->nullable()->unique();
        });

        DB::table('bank_lines')->where('bank_reference', 'like', 'CSV-%')->update(['file_reference' => DB::raw('bank_reference')]);
    }
};
