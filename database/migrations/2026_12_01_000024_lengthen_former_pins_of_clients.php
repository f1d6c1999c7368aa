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
        // SQLite does not limit text, and would copy the whole table.
        if (DB::getDriverName() !== 'sqlite') {
            Schema::table('clients', function (Blueprint $table): void {
                $table->string('former_pins', 1000)->nullable()->comment('PINs of records merged into this one, separated by spaces.')->change();
            });
        }
    }
};
