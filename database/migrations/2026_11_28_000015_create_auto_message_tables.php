<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('message_templates', function (Blueprint $table): void {
            $table->foreignId('author_id')->nullable()->comment('Who wrote this version, and can’t approve it.')->constrained('users');
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->timestamp('approved_at')->nullable();
            $table->unsignedInteger('edit_version')->default(1)->comment('Detects simultaneous edits of a draft.');

            $table->index(['channel', 'status', 'name', 'id'])->comment('The list of SMS templates.');
        });

        Schema::create('auto_messages', function (Blueprint $table): void {
            $table->comment('SMS that Paddock sends automatically when something happens.');

            $table->id();
            $table->string('trigger', 24);
            $table->json('conditions')->comment('company_id, state, min_cents, days; each optional.');
            $table->foreignId('template_id')->comment('Its approved version.')->constrained('message_templates');
            $table->boolean('is_enabled')->default(false);
            $table->timestamp('checked_until')->nullable()->comment('Clients whose last bet is not later were looked for; for the trigger client_quiet.');
            $table->unsignedBigInteger('checked_client_id')->default(0)->comment('The last of them with that time.');
            $table->unsignedInteger('version')->default(1);
            $table->timestamps();

            $table->index(['trigger', 'is_enabled'])->comment('The enabled messages of a trigger.');
        });

        Schema::create('auto_communications', function (Blueprint $table): void {
            $table->comment('What auto messages sent, or why not: one row per message and cause.');

            $table->id();
            $table->foreignId('auto_message_id')->constrained();
            $table->string('trigger', 24);
            $table->foreignId('client_id')->constrained();
            $table->string('reference', 40)->unique()->comment('auto:{trigger}:{auto_message_id}:{subject id}. The same cause sends one message.');
            $table->unsignedBigInteger('amount_cents')->nullable();
            $table->foreignId('message_template_id')->nullable()->comment('The version that was sent.')->constrained();
            $table->text('body')->nullable()->comment('Null until the message is queued.');
            $table->foreignId('sms_message_id')->nullable()->unique()->constrained();
            $table->string('status', 16)->default('waiting');
            $table->string('reason')->nullable()->comment('Why it was suppressed or failed.');
            $table->timestamp('due_at')->comment('Not sent before.');
            $table->timestamp('queued_at')->nullable();
            $table->timestamps();

            $table->index(['status', 'due_at', 'id'])->comment('What waits to be sent.');
            $table->index(['created_at', 'id'])->comment('The log, newest first.');
            $table->index(['trigger', 'created_at', 'id'])->comment('The log of one trigger.');
            $table->index(['client_id', 'queued_at'])->comment('The messages of a client on a day.');
        });

        Schema::table('sms_messages', function (Blueprint $table): void {
            $table->foreignId('auto_message_id')->nullable()->comment('Sent automatically.')->index()->constrained();
        });
    }
};
