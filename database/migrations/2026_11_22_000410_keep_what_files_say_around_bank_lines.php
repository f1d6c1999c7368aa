<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('bank_lines', function (Blueprint $table): void {
            // Of the file that made the line: by these a row of another file is told to be the same payment.
            $table->string('file_account', 64)->nullable();
            $table->date('file_from')->nullable();
            $table->date('file_until')->nullable();
            $table->bigInteger('file_opening_cents')->nullable();
        });
    }

    public function down(): void
    {
        Schema::table('bank_lines', static fn (Blueprint $table) => $table->dropColumn(['file_account', 'file_from', 'file_until', 'file_opening_cents']));
    }
};
