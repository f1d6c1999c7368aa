<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('message_templates', function (Blueprint $table): void {
            $table->comment('Texts that staff reuse in SMS and email.');

            $table->id();
            $table->string('channel', 8);
            $table->string('name', 120);
            $table->string('subject')->nullable();
            $table->text('body');
            $table->unsignedInteger('version')->default(1);
            $table->string('status', 16)->default('draft');
            $table->timestamps();

            $table->unique(['channel', 'name', 'version']);
        });

        Schema::create('conversations', function (Blueprint $table): void {
            $table->comment('SMS threads, one per phone number.');

            $table->id();
            $table->foreignId('client_id')->nullable()->comment('Null when no client has the number.')->constrained();
            $table->string('phone_e164', 20)->unique();
            $table->foreignId('assignee_id')->nullable()->constrained('users');
            $table->string('status', 16)->default('open');
            $table->timestamp('due_at')->nullable();
            $table->timestamp('last_message_at')->nullable();
            $table->unsignedInteger('unread_count')->default(0);
            $table->timestamps();

            $table->index(['client_id', 'id']);
            $table->index(['assignee_id', 'id'])->comment("A colleague's conversations, when their work moves.");
            $table->index(['last_message_at', 'id'])->comment('The inbox, newest first.');
        });

        Schema::create('sms_messages', function (Blueprint $table): void {
            $table->comment('SMS messages in and out.');

            $table->id();
            $table->foreignId('conversation_id')->constrained();
            $table->string('reference', 40)->nullable()->unique()->comment('Our id, sent to the gateway too. The same id twice is one message.');
            $table->string('direction', 8);
            $table->text('body');
            $table->unsignedSmallInteger('segments')->default(1)->comment('Billed parts.');
            $table->foreignId('user_id')->nullable()->constrained();
            $table->foreignId('message_template_id')->nullable()->constrained();
            $table->string('provider_id', 128)->nullable()->unique()->comment("The gateway's id.");
            $table->string('status', 16);
            $table->string('error')->nullable();
            $table->timestamp('sent_at');
            $table->timestamp('submitted_at')->nullable()->comment('Committed before the gateway is called, so that the message is sent once.');
            $table->timestamp('delivered_at')->nullable();
            $table->timestamp('read_at')->nullable();
            $table->timestamps();

            $table->index(['conversation_id', 'sent_at', 'id'])->comment('The messages of a thread.');
            $table->index(['direction', 'read_at', 'id'])->comment('Unread incoming messages.');
            $table->index(['status', 'id']);
        });

        Schema::create('sms_delivery_reports', function (Blueprint $table): void {
            $table->comment('Delivery reports that arrived before their message was stored. A job applies and deletes them every minute.');

            $table->id();
            $table->string('provider_id', 128)->comment("The gateway's id.");
            $table->string('status', 16);
            $table->string('error')->nullable();
            $table->timestamp('occurred_at');
            $table->timestamps();

            $table->unique(['provider_id', 'status']);
            $table->index('created_at')->comment('Deletes reports that never found their message.');
        });

        Schema::create('emails', function (Blueprint $table): void {
            $table->comment('Emails to and from clients.');

            $table->id();
            $table->foreignId('client_id')->nullable()->comment("Null when the sender's address belongs to no client yet.")->constrained();
            $table->string('reference', 40)->nullable()->unique()->comment('Our id.');
            $table->foreignId('user_id')->nullable()->constrained();
            $table->string('direction', 8);
            $table->string('from_address');
            $table->string('to_address');
            $table->string('subject');
            $table->longText('body');
            $table->string('status', 16)->default('queued');
            $table->string('provider_id', 191)->nullable()->unique()->comment("The mail server's id.");
            $table->foreignId('message_template_id')->nullable()->constrained();
            $table->string('error')->nullable();
            $table->timestamp('submitted_at')->nullable()->comment('Committed before the mail server is called, so that the email is sent once.');
            $table->timestamp('sent_at')->nullable();
            $table->timestamp('delivered_at')->nullable();
            $table->timestamps();

            $table->index(['client_id', 'id']);
            $table->index(['client_id', 'direction', 'id'])->comment("A client's emails by direction.");
            $table->index(['client_id', 'status', 'id'])->comment("A client's emails by status.");
            $table->index(['client_id', 'created_at', 'id'], 'emails_timeline_index')->comment("Emails in a client's timeline.");
            $table->index(['from_address', 'client_id'])->comment('Emails that wait for a client with this address.');
            $table->index(['status', 'id']);
        });
    }
};
