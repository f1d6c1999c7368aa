<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('webhook_deliveries', function (Blueprint $table): void {
            // Unix seconds of the newest signature under this id; a signed call that is no newer is a copy of one.
            $table->unsignedBigInteger('signed_at')->nullable();
            // What stood in the path of the call, by name.
            $table->json('parameters')->nullable();
        });
    }
};
