<?php

declare(strict_types=1);

use App\Infrastructure\Database\ByteOrder;
use App\Infrastructure\Database\CheckTrigger;
use App\Infrastructure\Database\DeletionTrigger;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('audit_events', function (Blueprint $table): void {
            $table->comment('Append-only log of who changed what.');

            $table->id();
            $table->foreignId('actor_id')->nullable()->comment('Null when the system, the intake or a command acted.')->constrained('users');
            $table->foreignId('impersonator_id')->nullable()->constrained('users');
            $table->string('subject_type', 64)->nullable();
            $table->unsignedBigInteger('subject_id')->nullable();
            $table->unsignedBigInteger('client_id')->nullable()->comment('The client the change is about. No foreign key: the log outlives the record.');
            $table->string('action', 64);
            $table->json('before');
            $table->json('after');
            $table->string('ip', 45)->nullable();
            $table->timestamp('created_at');

            $table->index(['actor_id', 'id']);
            $table->index(['subject_type', 'subject_id', 'id'])->comment('The history of one record.');
            $table->index(['client_id', 'created_at', 'id'])->comment("The activity log in a client's timeline.");
        });

        Schema::create('audit_seals', function (Blueprint $table): void {
            $table->comment('One hash chain each over audit_events and permission_receipts. It proves that no row was changed or removed.');

            $table->id();
            $table->string('sealed_table', 32);
            $table->unsignedBigInteger('from_id')->comment('The first sealed row.');
            $table->unsignedBigInteger('to_id')->comment('The last sealed row.');
            $table->unsignedInteger('rows_count');
            $table->longText('row_hashes')->comment('One short hash per row, in order of id. They identify a changed row.');
            $table->string('hash', 64)->comment("SHA-256 of the previous seal's hash and of row_hashes.");
            $table->timestamp('sealed_at');

            $table->unique(['sealed_table', 'from_id']);
        });

        Schema::create('search_terms', function (Blueprint $table): void {
            $table->comment('Prefix index of every search: one row per word that finds a record.');

            $table->id();
            $table->string('subject_type', 32)->comment('The morph name.');
            $table->unsignedBigInteger('subject_id');
            ByteOrder::apply($table->string('term', 64))->comment('Lower-case ASCII.');

            $table->unique(['subject_type', 'term', 'subject_id']);
            $table->index(['subject_type', 'subject_id', 'term'])->comment('Checks the second word of a search without reading the table.');
        });

        foreach (['audit_events' => [['id']], 'audit_seals' => [['id'], ['sealed_table', 'from_id']]] as $table => $keys) {
            CheckTrigger::refuse("{$table}_no_update", $table, 'update', null, "{$table} are never changed");
            DeletionTrigger::create($table, $keys);
        }
    }
};
