<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('bonus_promotions', function (Blueprint $table): void {
            $table->unsignedInteger('version')->default(1)->comment('Increases with every change. A form opened on an older version is a conflict.');
            $table->foreignId('written_by')->nullable()->comment('Who added it or last changed its terms, and so can’t approve it.')->constrained('users');
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->timestamp('approved_at')->nullable();
        });
    }
};
