<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** What an import noted by itself is no sign that somebody has worked with the person since. */
return new class extends Migration
{
    public function up(): void
    {
        Schema::table('consents', static function (Blueprint $table): void {
            $table->unsignedBigInteger('import_id')->nullable();
        });
    }

    public function down(): void
    {
        Schema::table('consents', static function (Blueprint $table): void {
            $table->dropColumn('import_id');
        });
    }
};
