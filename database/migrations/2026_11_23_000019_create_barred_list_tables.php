<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('barred_matches', function (Blueprint $table): void {
            $table->comment('Clients who are or may be the person of a barred entry.');

            $table->id();
            $table->foreignId('barred_entry_id')->constrained();
            $table->foreignId('client_id')->constrained();
            $table->unsignedTinyInteger('score')->comment('0 to 100.');
            $table->json('reasons');
            $table->string('status', 16)->comment('Suggested, same or different.');
            $table->foreignId('decided_by')->nullable()->comment('Null when it was decided automatically.')->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->timestamps();

            $table->unique(['barred_entry_id', 'client_id']);
            $table->index(['client_id', 'status'])->comment('The barred entries of a client.');
            $table->index(['status', 'barred_entry_id'])->comment('Entries with clients to review.');
        });

        Schema::create('barred_imports', function (Blueprint $table): void {
            $table->comment('Imports of barred lists that states and venues send.');

            $table->id();
            $table->string('list', 24);
            $table->string('jurisdiction', 3)->nullable();
            $table->string('source', 100)->comment('The name of the list. Only its entries can change or end.');
            $table->string('name')->comment('The name of the file.');
            $table->string('format', 8);
            $table->string('sha256', 64);
            $table->json('columns')->comment('The heading of each field that was read.');
            $table->string('status', 16);
            $table->boolean('is_complete')->default(false)->comment('Whether entries that are missing from the file end.');
            $table->unsignedInteger('total_rows')->comment('Rows of the file.');
            $table->unsignedInteger('planned_rows')->comment('Rows with a change to make.');
            $table->unsignedInteger('processed_rows')->default(0)->comment('Of the planned rows.');
            $table->unsignedInteger('added_rows');
            $table->unsignedInteger('changed_rows');
            $table->unsignedInteger('lifted_rows');
            $table->unsignedInteger('unchanged_rows');
            $table->unsignedInteger('skipped_rows')->comment('Rows that change nothing, with their reasons.');
            $table->unsignedInteger('error_rows');
            $table->unsignedInteger('undone_rows')->default(0);
            $table->unsignedInteger('kept_rows')->default(0)->comment('Rows that the undo left, because their entries changed later.');
            $table->unsignedInteger('failures')->default(0);
            $table->string('error')->nullable();
            $table->foreignId('user_id')->constrained();
            $table->foreignId('undone_by')->nullable()->constrained('users');
            $table->timestamp('started_at')->nullable();
            $table->timestamp('heartbeat_at')->nullable();
            $table->timestamp('finished_at')->nullable();
            $table->timestamp('undone_at')->nullable();
            $table->timestamps();

            $table->index(['created_at', 'id']);
            $table->index(['status', 'heartbeat_at'])->comment('Imports whose process died.');
        });

        Schema::create('barred_import_rows', function (Blueprint $table): void {
            $table->comment('The change that an import makes to each entry. Unchanged rows are only counted.');

            $table->id();
            $table->foreignId('barred_import_id')->constrained();
            $table->unsignedInteger('row_no')->nullable()->comment('Row of the file. Null for an entry that is missing from it.');
            $table->string('outcome', 16);
            $table->string('status', 16);
            $table->foreignId('barred_entry_id')->nullable()->constrained();
            $table->unsignedInteger('entry_version')->nullable()->comment('Version of the entry at the check, then after the change.');
            $table->string('full_name');
            $table->json('before');
            $table->json('after');
            $table->string('message')->nullable()->comment('Why nothing is changed.');

            $table->index(['barred_import_id', 'status', 'id'])->comment('The next rows to process.');
            $table->index(['barred_import_id', 'outcome', 'id'])->comment('The rows of an import by change.');
            $table->index(['barred_entry_id', 'id']);
        });
    }
};
