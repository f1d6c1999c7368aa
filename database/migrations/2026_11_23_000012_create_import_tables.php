<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('imports', function (Blueprint $table): void {
            $table->comment('Files of people that staff import. An import can be undone.');

            $table->id();
            $table->string('kind', 16);
            $table->string('name');
            $table->string('format', 8);
            $table->string('path')->nullable()->comment('Folder on the disk; null after pruning.');
            $table->string('rows_file', 64)->nullable()->comment("The prepared file in the import's folder. Each reading writes a new one.");
            $table->string('delimiter', 4)->nullable();
            $table->string('encoding', 32)->nullable();
            $table->json('header');
            $table->json('mapping')->comment('Field of each column.');
            $table->json('defaults');
            $table->json('options')->nullable()->comment('How the file is read: delimiter, encoding, data offset; see CheckImport.');
            $table->json('problems')->nullable()->comment('Problems of rows, counted by kind; see ImportRowRepository.');
            $table->string('mode', 8)->default('create');
            $table->string('status', 16)->default('uploaded');
            $table->foreignId('user_id')->constrained();
            $table->string('sha256', 64);
            $table->unsignedBigInteger('bytes')->default(0);
            $table->unsignedBigInteger('read_offset')->default(0)->comment('Where the next row begins in the prepared file, in bytes.');
            $table->unsignedInteger('total_rows')->default(0);
            $table->unsignedInteger('checked_rows')->default(0);
            $table->unsignedInteger('processed_rows')->default(0);
            $table->unsignedInteger('created_rows')->default(0);
            $table->unsignedInteger('updated_rows')->default(0);
            $table->unsignedInteger('skipped_rows')->default(0);
            $table->unsignedInteger('excluded_rows')->default(0)->comment('Rows of excluded people.');
            $table->unsignedInteger('error_rows')->default(0);
            $table->unsignedInteger('waiting_rows')->default(0)->comment('Rows that need a decision.');
            $table->unsignedInteger('undone_rows')->default(0);
            $table->unsignedInteger('kept_rows')->default(0)->comment('Rows that an undo left alone because they were changed since.');
            $table->string('error')->nullable();
            $table->unsignedTinyInteger('failures')->default(0)->comment('Failed attempts in a row.');
            $table->timestamp('started_at')->nullable();
            $table->timestamp('heartbeat_at')->nullable()->comment('When the job last worked on it.');
            $table->timestamp('joining_at')->nullable()->comment('Since when a process is joining the uploaded file.');
            $table->timestamp('finished_at')->nullable();
            $table->timestamp('cancelled_at')->nullable();
            $table->timestamp('undone_at')->nullable();
            $table->foreignId('undone_by')->nullable()->constrained('users');
            $table->timestamps();

            $table->index(['kind', 'created_at', 'id'])->comment('The import list of one kind.');
            $table->index(['status', 'heartbeat_at'])->comment('Finds imports whose job was lost.');
            $table->index(['status', 'created_at', 'id'])->comment('The import list with a status.');
            $table->index(['user_id', 'id']);
            $table->index(['created_at', 'id']);
        });

        Schema::create('import_rows', function (Blueprint $table): void {
            $table->comment('Rows of an import and their results.');

            $table->id();
            $table->foreignId('import_id')->constrained();
            $table->unsignedInteger('row_no')->comment('Line of the file.');
            $table->json('raw');
            $table->json('before')->nullable()->comment('The record before the import, for the undo.');
            $table->json('after')->nullable()->comment('The record after the import.');
            $table->json('errors')->nullable();
            $table->string('status', 16);
            $table->boolean('is_excluded')->default(false)->comment('Counted in excluded_rows of the import.');
            $table->string('subject_type', 32)->nullable();
            $table->unsignedBigInteger('subject_id')->nullable();
            $table->unsignedBigInteger('audit_event_id')->nullable()->comment('The newest audit event when the row was imported. Later events are later changes.');

            $table->unique(['import_id', 'row_no']);
            $table->index(['import_id', 'status', 'row_no'])->comment('The rows with one result.');
            $table->index(['subject_type', 'subject_id'])->comment('The import that created a record.');
        });

        Schema::create('import_mappings', function (Blueprint $table): void {
            $table->comment('Column mappings that users chose before, offered again for the same header.');

            $table->id();
            $table->string('kind', 16);
            $table->string('header_hash', 64)->comment('Hash of the column names in any order.');
            $table->json('mapping');
            $table->foreignId('user_id')->constrained();
            $table->string('mode', 16)->default('create');
            $table->json('defaults')->nullable();
            $table->string('encoding', 16)->nullable()->comment('Set when the user changed the detected encoding.');
            $table->timestamps();

            $table->unique(['user_id', 'kind', 'header_hash']);
        });
    }
};
