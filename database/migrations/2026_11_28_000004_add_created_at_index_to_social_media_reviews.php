<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('social_media_reviews', function (Blueprint $table): void {
            $table->index(['created_at', 'id'])->comment('All reviews, newest first.');
        });
    }
};
