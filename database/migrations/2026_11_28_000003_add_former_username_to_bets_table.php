<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('bets', function (Blueprint $table): void {
            $table->string('former_username')->nullable()->comment('The reported username, when it came to the account by a merge. The undo moves the bet back with it.');
        });
    }
};
