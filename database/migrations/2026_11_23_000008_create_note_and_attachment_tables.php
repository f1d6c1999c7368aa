<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('notes', function (Blueprint $table): void {
            $table->comment('Notes of staff on a client, lead or other record.');

            $table->id();
            $table->string('subject_type', 32);
            $table->unsignedBigInteger('subject_id');
            $table->foreignId('user_id')->constrained();
            $table->text('body');
            $table->string('category', 16)->default('general');
            $table->boolean('is_pinned')->default(false);
            $table->timestamp('edited_at')->nullable();
            $table->unsignedInteger('version')->default(1)->comment('Increases with every edit. A form opened on an older version is a conflict.');
            $table->timestamps();
            $table->softDeletes();

            $table->index(['subject_type', 'subject_id', 'is_pinned', 'id'])->comment('Notes of a record, pinned ones first.');
            $table->index(['subject_type', 'subject_id', 'created_at', 'id'], 'notes_timeline_index')->comment("Notes in a client's timeline.");
        });

        Schema::create('note_revisions', function (Blueprint $table): void {
            $table->comment('Earlier texts of edited notes.');

            $table->id();
            $table->foreignId('note_id')->constrained();
            $table->foreignId('user_id')->constrained();
            $table->text('body');
            $table->string('category', 16);
            $table->timestamp('created_at');

            $table->index(['note_id', 'id']);
        });

        Schema::create('note_mentions', function (Blueprint $table): void {
            $table->comment('Colleagues mentioned in notes.');

            $table->id();
            $table->foreignId('note_id')->constrained();
            $table->foreignId('user_id')->constrained();
            $table->timestamp('seen_at')->nullable();
            $table->timestamps();

            $table->unique(['note_id', 'user_id']);
            $table->index(['user_id', 'seen_at', 'id'])->comment("A user's unseen mentions.");
        });

        Schema::create('attachments', function (Blueprint $table): void {
            $table->comment('Files attached to records.');

            $table->id();
            $table->string('subject_type', 32);
            $table->unsignedBigInteger('subject_id');
            $table->foreignId('user_id')->nullable()->constrained();
            $table->string('name');
            $table->string('mime', 127);
            $table->unsignedBigInteger('size')->comment('Bytes.');
            $table->string('path')->unique()->comment('On the private disk.');
            $table->string('sha256', 64);
            $table->timestamps();
            $table->softDeletes();

            $table->index(['subject_type', 'subject_id', 'id'])->comment('Files of one record.');
            $table->index(['subject_type', 'subject_id', 'sha256'])->comment('Whether a record already has this file.');
            $table->index('deleted_at')->comment('Prunes deleted files.');
        });
    }
};
