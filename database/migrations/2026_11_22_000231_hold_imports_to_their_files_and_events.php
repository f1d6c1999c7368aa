<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** Which file is read, who is putting it together, and what the trail held when a row was written. */
return new class extends Migration
{
    public function up(): void
    {
        Schema::table('imports', function (Blueprint $table): void {
            // The prepared file in the import's folder: each reading writes another one.
            $table->string('rows_file', 64)->nullable();
            $table->timestamp('joining_at')->nullable();
        });
        Schema::table('import_rows', function (Blueprint $table): void {
            // The newest audit event when the row was done: whatever befell its record later has a higher number.
            $table->unsignedBigInteger('audit_event_id')->nullable();
        });
    }
};
