<?php

declare(strict_types=1);

use App\Database\Guard;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** The log of who did what: the database refuses to change it, and seals say when somebody did so all the same. */
return new class extends Migration
{
    private const KEPT = ['audit_events', 'audit_seals'];

    public function up(): void
    {
        Schema::create('audit_seals', function (Blueprint $table): void {
            $table->id();
            $table->unsignedBigInteger('from_id')->unique();
            $table->unsignedBigInteger('to_id');
            $table->unsignedInteger('rows_count');
            // One short hash a row, in the order of their ids: they name the row that was changed.
            $table->longText('row_hashes');
            // Of the seal before it, and of these.
            $table->string('hash', 64);
            $table->timestamp('sealed_at');
        });

        foreach (self::KEPT as $table) {
            Guard::refuse("{$table}_are_kept", $table, 'update', null, "{$table} are never changed");
            Guard::refuse("{$table}_stay", $table, 'delete', null, "{$table} are never deleted");
        }
    }

    public function down(): void
    {
        foreach (self::KEPT as $table) {
            Guard::drop("{$table}_are_kept", $table);
            Guard::drop("{$table}_stay", $table);
        }
        Schema::drop('audit_seals');
    }
};
