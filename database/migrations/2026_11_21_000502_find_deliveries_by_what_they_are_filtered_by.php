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
            // The developers' list: looked for by the sender's id, or of one call or sender, newest first.
            $table->index('delivery_id');
            $table->index(['endpoint', 'received_at', 'id']);
            $table->index(['source', 'received_at', 'id']);
        });
    }
};
