<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('filter_presets', function (Blueprint $table): void {
            // Deleting one can be undone, and brings back who opens the list with it.
            $table->softDeletes();
        });
    }
};
