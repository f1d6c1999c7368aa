<?php

declare(strict_types=1);

use App\Database\Guard;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** Approved withdrawals that go to the bank in one file, the file itself, and everybody who took it. */
return new class extends Migration
{
    private const KEPT = ['payment_batch_files', 'payment_batch_downloads'];

    public function up(): void
    {
        Schema::create('payment_batches', function (Blueprint $table): void {
            $table->id();
            $table->string('status', 16)->default('draft');
            $table->date('value_on');
            $table->unsignedInteger('items_count');
            $table->bigInteger('total_cents');
            $table->foreignId('created_by')->constrained('users');
            $table->foreignId('exported_by')->nullable()->constrained('users');
            $table->timestamp('exported_at')->nullable();
            $table->string('sha256', 64)->nullable();
            $table->foreignId('confirmed_by')->nullable()->constrained('users');
            $table->timestamp('confirmed_at')->nullable();
            $table->string('bank_receipt', 64)->nullable();
            $table->foreignId('cancelled_by')->nullable()->constrained('users');
            $table->timestamp('cancelled_at')->nullable();
            $table->timestamp('settled_at')->nullable();
            $table->timestamps();
            $table->index(['status', 'id']);
            $table->index(['value_on', 'id']);
            $table->index(['total_cents', 'id']);
        });

        Schema::create('payment_batch_items', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('payment_batch_id')->constrained();
            $table->foreignId('withdrawal_id')->constrained();
            // The withdrawal again while this batch is the one that pays it: no other row can name it then.
            $table->unsignedBigInteger('live_withdrawal_id')->nullable()->unique();
            $table->bigInteger('amount_cents');
            $table->string('status', 16)->default('waiting');
            $table->timestamps();
            $table->unique(['payment_batch_id', 'withdrawal_id']);
        });

        Schema::create('payment_batch_files', function (Blueprint $table): void {
            $table->foreignId('payment_batch_id')->primary()->constrained();
            $table->string('sha256', 64);
            // Encrypted: it holds whole account numbers.
            $table->longText('content');
            $table->timestamp('created_at');
        });

        Schema::create('payment_batch_downloads', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('payment_batch_id')->constrained();
            $table->foreignId('user_id')->constrained();
            $table->string('sha256', 64);
            // Null for the first one, which is the export.
            $table->string('reason')->nullable();
            $table->timestamp('created_at');
            $table->index(['payment_batch_id', 'id']);
        });

        foreach (self::KEPT as $table) {
            Guard::refuse("{$table}_are_kept", $table, 'update', null, "{$table} are never changed");
            Guard::refuse("{$table}_stay", $table, 'delete', null, "{$table} are never deleted");
        }
        Guard::refuse('payment_batches_stay_as_exported', 'payment_batches', 'update', $this->exportedAndChanged(), 'a batch that was exported stays as it is');
    }

    public function down(): void
    {
        Guard::drop('payment_batches_stay_as_exported', 'payment_batches');
        foreach (self::KEPT as $table) {
            Guard::drop("{$table}_are_kept", $table);
            Guard::drop("{$table}_stay", $table);
        }
        foreach (['payment_batch_downloads', 'payment_batch_files', 'payment_batch_items', 'payment_batches'] as $table) {
            Schema::drop($table);
        }
    }

    private function exportedAndChanged(): string
    {
        $changed = Guard::anyChanged(['value_on', 'items_count', 'total_cents', 'exported_by', 'exported_at', 'sha256']);

        return "old.exported_at is not null and ({$changed} or new.status in ('draft', 'cancelled'))";
    }
};
