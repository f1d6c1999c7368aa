<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('notifications', function (Blueprint $table): void {
            $table->comment('Notifications of staff: one live row per user, type and subject.');

            $table->id();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->string('type', 32);
            $table->foreignId('client_id')->nullable()->constrained();
            $table->string('notifiable_type', 32);
            $table->unsignedBigInteger('notifiable_id');
            $table->string('subject_key', 64)->comment('"client:5", or the notifiable itself while its client is unknown.');
            $table->text('body');
            $table->boolean('is_read')->default(false);
            $table->timestamp('read_at')->nullable();
            $table->unsignedBigInteger('outbox_id')->default(0)->comment('The outbox row that last wrote this one, so that a repeated row changes nothing.');
            $table->timestamp('notified_at');
            $table->timestamps();

            $table->unique(['type', 'subject_key', 'user_id'])->comment('Led by the subject: telling 200 users of one event changes one or two index pages.');
            $table->index(['user_id', 'is_read', 'type', 'notified_at', 'id'])->comment("A user's unread notifications by type.");
            $table->index(['user_id', 'notified_at', 'id'])->comment("A user's notifications, newest first.");
            $table->index('client_id');
            $table->index(['notifiable_type', 'notifiable_id'])->comment('Settles the notifications of one record.');
        });

        Schema::create('outbox', function (Blueprint $table): void {
            $table->comment('Events to publish after commit.');

            $table->id();
            $table->string('topic', 64);
            $table->json('payload');
            $table->unsignedSmallInteger('events')->default(1)->comment('How many users it reaches. A worker takes rows up to a total of events.');
            $table->unsignedSmallInteger('attempts')->default(0);
            $table->timestamp('available_at');
            $table->timestamp('delivered_at')->nullable();
            $table->timestamps();

            $table->index(['delivered_at', 'available_at', 'id'])->comment('The next rows to publish.');
        });

        Schema::create('webhook_sources', function (Blueprint $table): void {
            $table->comment('Systems that may send signed webhooks.');

            $table->id();
            $table->string('name');
            $table->string('slug', 64)->unique();
            $table->json('scopes');
            $table->string('endpoint', 64)->nullable()->comment('The only call that this source may make. Null for all calls of its scopes.');
            $table->text('secret')->comment('Encrypted.');
            $table->text('previous_secret')->nullable()->comment('Encrypted. Accepted until previous_secret_until.');
            $table->timestamp('previous_secret_until')->nullable();
            $table->boolean('is_active')->default(true);
            $table->foreignId('created_by')->nullable()->constrained('users');
            $table->timestamp('last_used_at')->nullable();
            $table->timestamps();
        });

        Schema::create('webhook_deliveries', function (Blueprint $table): void {
            $table->comment('Calls of the intake API and webhooks, kept for replay.');

            $table->id();
            $table->string('source', 32)->comment('"token:5" or "webhook:3".');
            $table->string('source_name');
            $table->string('endpoint', 64);
            $table->string('delivery_id', 128);
            $table->string('content_type', 128);
            $table->longText('payload')->comment('Encrypted: it holds personal data.');
            $table->json('parameters')->nullable()->comment('Path parameters by name.');
            $table->string('payload_hash', 64)->comment('SHA-256.');
            $table->string('status', 16)->default('received');
            $table->unsignedSmallInteger('response_status')->nullable();
            $table->text('error')->nullable();
            $table->unsignedSmallInteger('attempts')->default(1);
            $table->unsignedInteger('duplicates')->default(0)->comment('Repeated calls since.');
            $table->timestamp('received_at');
            $table->unsignedBigInteger('signed_at')->nullable()->comment('Unix seconds of the newest signature. A call that is not newer is a replay.');
            $table->timestamp('processed_at')->nullable();
            $table->timestamps();

            $table->unique(['source', 'endpoint', 'delivery_id']);
            $table->index(['source', 'received_at', 'id'])->comment('The developer list of one source.');
            $table->index(['endpoint', 'received_at', 'id'])->comment('The developer list of one endpoint.');
            $table->index('delivery_id')->comment("Finds a delivery by the sender's id.");
            $table->index(['status', 'received_at', 'id'])->comment('The developer list with a status.');
            $table->index(['received_at', 'id']);
        });

        Schema::create('intake_locks', function (Blueprint $table): void {
            $table->comment('Rows that intake transactions lock and never read. At most 65,536.');

            $table->unsignedInteger('slot')->primary();
        });
    }
};
