<?php

declare(strict_types=1);

use App\Database\Guard;
use App\Database\WithdrawalGuards;
use Illuminate\Database\Migrations\Migration;

/** Where a checked withdrawal goes stays, nothing takes a step back, and what a batch pays stays what it was made for. */
return new class extends Migration
{
    public function up(): void
    {
        WithdrawalGuards::drop();
        WithdrawalGuards::create();
        Guard::refuse('payment_batch_items_stay_what_they_are', 'payment_batch_items', 'update', Guard::anyChanged(['payment_batch_id', 'withdrawal_id', 'amount_cents']), 'a payment of a batch stays what it was');
        Guard::refuse('payment_batch_items_name_their_own', 'payment_batch_items', 'update', 'new.live_withdrawal_id <> new.withdrawal_id', 'a payment of a batch names its own withdrawal');
        Guard::refuse('payment_batch_items_stay', 'payment_batch_items', 'delete', null, 'payments of batches are never deleted');
    }

    public function down(): void
    {
        // The guards of withdrawals themselves go with the migration that made them.
        foreach (['stay_what_they_are', 'name_their_own', 'stay'] as $name) {
            Guard::drop("payment_batch_items_{$name}", 'payment_batch_items');
        }
    }
};
