<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('exports', function (Blueprint $table): void {
            // The part files that count, in order: of two workers on one part only one's.
            $table->json('files')->nullable();
            $table->dropColumn(['columns', 'path']);
        });
    }
};
