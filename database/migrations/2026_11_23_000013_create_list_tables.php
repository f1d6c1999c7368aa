<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('exports', function (Blueprint $table): void {
            $table->comment('CSV exports of lists, and evidence packs. Their files expire.');

            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('kind', 16);
            $table->string('subject_type', 32)->nullable()->comment('client or exclusion_case. Only of an evidence pack.');
            $table->unsignedBigInteger('subject_id')->nullable();
            $table->json('filters');
            $table->string('reason')->comment('Why the user needs the data.');
            $table->string('status', 16)->default('queued');
            $table->unsignedInteger('total_rows')->nullable();
            $table->unsignedInteger('written_rows')->default(0);
            $table->unsignedInteger('parts')->default(0)->comment('Part files written so far.');
            $table->unsignedBigInteger('bytes')->nullable();
            $table->json('files')->nullable()->comment('The part files that count, in order.');
            $table->string('error')->nullable();
            $table->timestamp('started_at')->nullable();
            $table->timestamp('heartbeat_at')->nullable()->comment('When the job last worked on it.');
            $table->timestamp('finished_at')->nullable();
            $table->timestamp('expires_at')->nullable();
            $table->timestamp('downloaded_at')->nullable();
            $table->timestamps();

            $table->index(['user_id', 'id']);
            $table->index(['subject_type', 'subject_id', 'id'])->comment('The evidence packs of a record.');
            $table->index(['status', 'heartbeat_at'])->comment('Finds exports whose job was lost.');
            $table->index(['status', 'expires_at'])->comment('Finds expired exports.');
            $table->index(['created_at', 'id']);
        });

        Schema::create('export_parts', function (Blueprint $table): void {
            $table->comment('The planned rows of each part of an export.');

            $table->id();
            $table->foreignId('export_id')->constrained()->cascadeOnDelete();
            $table->unsignedInteger('part');
            $table->mediumText('ids')->comment('Separated by commas, in the order of the list.');

            $table->unique(['export_id', 'part']);
        });

        Schema::create('filter_presets', function (Blueprint $table): void {
            $table->comment('Saved filters of lists.');

            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('list', 32);
            $table->string('name', 80);
            $table->json('filters');
            $table->string('sort', 40)->nullable();
            $table->json('columns')->nullable();
            $table->json('shared_role_ids')->comment('Roles that see the preset.');
            $table->timestamps();
            $table->softDeletes();

            $table->unique(['user_id', 'list', 'name']);
            $table->index(['list', 'id'])->comment('The presets of one list.');
        });

        Schema::create('filter_preset_defaults', function (Blueprint $table): void {
            $table->comment("The preset that a user's list opens with.");

            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('list', 32);
            $table->foreignId('filter_preset_id')->constrained()->cascadeOnDelete();
            $table->timestamps();

            $table->unique(['user_id', 'list']);
        });

        Schema::create('bulk_changes', function (Blueprint $table): void {
            $table->comment('Changes of many clients at once. They can be undone.');

            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('kind', 16);
            $table->json('payload');
            $table->json('filters');
            $table->string('status', 16)->default('queued');
            $table->unsignedInteger('total_rows')->nullable();
            $table->unsignedInteger('changed_rows')->default(0);
            $table->unsignedInteger('skipped_rows')->default(0);
            $table->unsignedBigInteger('after_id')->default(0)->comment('The last client id changed. Back to 0 when an undo begins.');
            $table->string('error')->nullable();
            $table->timestamp('heartbeat_at')->nullable()->comment('When the job last worked on it.');
            $table->timestamp('finished_at')->nullable();
            $table->timestamps();

            $table->index(['user_id', 'id']);
            $table->index(['status', 'heartbeat_at'])->comment('Finds changes whose job was lost.');
        });

        Schema::create('bulk_change_rows', function (Blueprint $table): void {
            $table->comment('The result of a bulk change for each client.');

            $table->id();
            $table->foreignId('bulk_change_id')->constrained();
            $table->foreignId('client_id')->constrained();
            $table->string('before')->nullable()->comment('The earlier value. Null when nothing was changed.');
            $table->unsignedBigInteger('note_id')->nullable()->comment('The note that the change added.');
            $table->string('skipped_because')->nullable()->comment('Why the client was not changed.');
            $table->timestamp('undone_at')->nullable();

            $table->unique(['bulk_change_id', 'client_id']);
        });
    }
};
