<?php

declare(strict_types=1);

use App\Services\Ledger\OpenLedger;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    /** Lot by lot, each in a transaction of its own: stopped midway, it goes on where it was. */
    public $withinTransaction = false;

    public function up(): void
    {
        if (! Schema::hasTable('balance_postings')) {
            return;
        }
        app(OpenLedger::class)->run();
        Schema::drop('balance_postings');
    }

    public function down(): void
    {
        // What was posted stays; only what stood in for the ledger comes back, empty.
        Schema::create('balance_postings', function (Blueprint $table): void {
            $table->id();
            $table->string('idempotency_key', 64)->unique();
            $table->foreignId('client_id')->constrained();
            $table->foreignId('site_account_id')->nullable()->constrained();
            $table->bigInteger('amount_cents');
            $table->timestamp('created_at');
            $table->index(['client_id', 'id']);
        });
    }
};
