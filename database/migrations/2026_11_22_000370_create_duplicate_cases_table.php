<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('duplicate_cases', function (Blueprint $table): void {
            $table->id();
            // Left is the line that came first, by its id, so that a pair is one row whoever finds it.
            $table->foreignId('left_bank_line_id')->constrained('bank_lines');
            $table->foreignId('right_bank_line_id')->constrained('bank_lines');
            $table->unsignedSmallInteger('score');
            $table->json('reasons');
            $table->string('status', 16)->default('open');
            // What would go back, and when the later of the two was paid.
            $table->bigInteger('amount_cents');
            $table->timestamp('paid_at');
            $table->foreignId('repeat_bank_line_id')->nullable()->constrained('bank_lines');
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->string('note', 500)->nullable();
            $table->timestamps();
            $table->unique(['left_bank_line_id', 'right_bank_line_id']);
            $table->index(['right_bank_line_id', 'status']);
            foreach (['score', 'paid_at', 'amount_cents'] as $order) {
                $table->index(['status', $order, 'id']);
                $table->index([$order, 'id']);
            }
            $table->index(['status', 'decided_at', 'amount_cents']);
        });

        Schema::table('bank_lines', function (Blueprint $table): void {
            // How often a payer pays an amount, without reading everybody else's payments of it.
            $table->index(['payer_name', 'amount_cents', 'value_at'], 'bank_lines_payer_habit_index');
        });
    }

    public function down(): void
    {
        Schema::table('bank_lines', static fn (Blueprint $table) => $table->dropIndex('bank_lines_payer_habit_index'));
        Schema::dropIfExists('duplicate_cases');
    }
};
