<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('site_accounts', function (Blueprint $table): void {
            // Grows with every change of the username or the status, so that two people who edit one account notice.
            $table->unsignedInteger('version')->default(1);
        });
    }
};
