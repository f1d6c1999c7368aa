<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        foreach (['operator_sites', 'companies', 'client_ratings'] as $name) {
            Schema::table($name, static fn (Blueprint $table) => $table->unsignedInteger('version')->default(1)->comment('Increases with every change. A form opened on an older version is a conflict.'));
        }
    }
};
