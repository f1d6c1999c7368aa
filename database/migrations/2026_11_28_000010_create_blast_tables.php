<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('blasts', function (Blueprint $table): void {
            $table->comment('Marketing SMS to many clients, each approved by a second person.');

            $table->id();
            $table->string('kind', 24);
            $table->string('name', 120);
            $table->text('body')->comment('With variables such as {first_name}.');
            $table->json('audience')->comment('The filters of the client list, or the file and its skipped rows.');
            $table->unsignedBigInteger('newest_id')->comment('The newest client when the blast was created. Later ones get nothing.');
            $table->foreignId('user_id')->comment('The author.')->constrained();
            $table->string('status', 16)->default('draft');
            $table->timestamp('send_at')->nullable()->comment('Null for as soon as it is approved.');
            $table->timestamp('send_until')->comment('Nothing is sent after this.');
            $table->unsignedBigInteger('after_id')->default(0)->comment('The last client who was checked.');
            $table->unsignedInteger('eligible_rows')->default(0)->comment('Clients who passed the check.');
            $table->unsignedInteger('suppressed_rows')->default(0)->comment('Clients who get nothing.');
            $table->unsignedInteger('queued_rows')->default(0)->comment('Messages handed over.');
            $table->unsignedInteger('segments')->default(0)->comment('Billed parts of all messages, as checked.');
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->timestamp('approved_at')->nullable();
            $table->timestamp('next_at')->nullable()->comment('When the next batch may start.');
            $table->timestamp('finished_at')->nullable();
            $table->timestamps();

            $table->index(['status', 'id'])->comment('Blasts to check or send.');
            $table->index(['kind', 'id'])->comment('The blasts of one page, newest first.');
        });

        Schema::create('blast_recipients', function (Blueprint $table): void {
            $table->comment('Clients of a blast, and why some get nothing.');

            $table->id();
            $table->foreignId('blast_id')->constrained();
            $table->foreignId('client_id')->constrained();
            $table->string('status', 16);
            $table->string('state', 3)->nullable()->comment("The client's state, whose contact hours apply.");
            $table->string('refusal', 16)->nullable()->comment('Why the client gets nothing.');
            $table->json('values')->nullable()->comment("The cells of the client's row in the file, or what the message says of the bonus, by variable.");
            $table->foreignId('sms_message_id')->nullable()->unique()->constrained();
            $table->timestamps();

            $table->unique(['blast_id', 'client_id']);
            $table->index(['blast_id', 'status', 'state', 'id'])->comment('The next recipients of a state.');
            $table->index(['blast_id', 'status', 'id'])->comment('The recipients with one status.');
            $table->index(['blast_id', 'refusal'])->comment('How many get nothing, by reason.');
            $table->index('client_id');
        });

        Schema::table('sms_messages', function (Blueprint $table): void {
            $table->foreignId('blast_id')->nullable()->comment('The blast that sent it, which makes it marketing.');

            $table->index(['blast_id', 'status'])->comment('The results of a blast.');
        });
    }
};
