<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('sent_forms', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->uuid('reference');
            $table->string('content_hash', 64);
            $table->unsignedBigInteger('record_id')->nullable();
            $table->timestamp('created_at')->index();
            $table->unique(['user_id', 'reference']);
        });
    }

    public function down(): void
    {
        Schema::dropIfExists('sent_forms');
    }
};
