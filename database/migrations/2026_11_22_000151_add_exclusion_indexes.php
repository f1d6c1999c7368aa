<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** Whether a person is excluded is asked by date of birth and by mobile. */
return new class extends Migration
{
    public function up(): void
    {
        Schema::table('barred_entries', function (Blueprint $table): void {
            $table->index(['date_of_birth', 'status']);
        });

        Schema::table('betstop_updates', function (Blueprint $table): void {
            $table->index('date_of_birth');
            $table->index('mobile_e164');
        });
    }
};
