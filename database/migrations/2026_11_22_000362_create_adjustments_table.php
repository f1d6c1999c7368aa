<?php

declare(strict_types=1);

use App\Database\Guard;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('adjustments', function (Blueprint $table): void {
            $table->id();
            $table->string('reference', 32)->unique();
            $table->foreignId('client_id')->constrained();
            $table->string('type', 16);
            // What it is to change on the client's available balance.
            $table->bigInteger('amount_cents');
            $table->string('reason');
            $table->string('status', 16)->default('requested');
            $table->foreignId('requested_by')->constrained('users');
            $table->timestamp('requested_at');
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->string('refusal')->nullable();
            $table->unsignedBigInteger('reverses_id')->nullable()->index();
            $table->timestamps();
            $table->index(['requested_at', 'id']);
            $table->index(['status', 'requested_at', 'id']);
            $table->index(['client_id', 'requested_at', 'id']);
        });

        foreach (['insert', 'update'] as $event) {
            Guard::refuse("adjustments_two_people_{$event}", 'adjustments', $event, "new.decided_by = new.requested_by or (new.status <> 'requested' and new.decided_by is null)", 'another person decides an adjustment');
        }
        Guard::refuse('adjustments_stay_what_they_are', 'adjustments', 'update', Guard::anyChanged(['type', 'amount_cents', 'requested_by', 'reverses_id']), 'what was asked for stays');
        Guard::refuse('adjustments_stay_decided', 'adjustments', 'update', "old.status <> 'requested' and (".Guard::anyChanged(['status', 'decided_by']).')', 'an adjustment is decided once');
        Guard::refuse('adjustments_stay', 'adjustments', 'delete', null, 'adjustments are never deleted');
    }

    public function down(): void
    {
        foreach (['two_people_insert', 'two_people_update', 'stay_what_they_are', 'stay_decided', 'stay'] as $name) {
            Guard::drop("adjustments_{$name}", 'adjustments');
        }
        Schema::drop('adjustments');
    }
};
