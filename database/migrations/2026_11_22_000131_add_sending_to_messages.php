<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('sms_messages', function (Blueprint $table): void {
            // Our own id of a message, which the gateway gets too: the same id twice is one message.
            $table->string('reference', 40)->nullable()->unique();
            $table->foreignId('message_template_id')->nullable()->constrained();
            // Written and committed before the gateway is asked: whoever finds it set does not ask again.
            $table->timestamp('submitted_at')->nullable();
            $table->index(['status', 'id']);
        });

        Schema::table('emails', function (Blueprint $table): void {
            $table->string('reference', 40)->nullable()->unique();
            $table->timestamp('submitted_at')->nullable();
            $table->index(['client_id', 'direction', 'id']);
            $table->index(['client_id', 'status', 'id']);
        });

        Schema::table('attachments', function (Blueprint $table): void {
            $table->index(['subject_type', 'subject_id', 'sha256']);
            $table->index('deleted_at');
        });
    }

    public function down(): void
    {
        Schema::table('attachments', function (Blueprint $table): void {
            $table->dropIndex(['subject_type', 'subject_id', 'sha256']);
            $table->dropIndex(['deleted_at']);
        });
        Schema::table('emails', function (Blueprint $table): void {
            $table->dropIndex(['client_id', 'direction', 'id']);
            $table->dropIndex(['client_id', 'status', 'id']);
            $table->dropUnique(['reference']);
            $table->dropColumn(['reference', 'submitted_at']);
        });
        Schema::table('sms_messages', function (Blueprint $table): void {
            $table->dropIndex(['status', 'id']);
            $table->dropConstrainedForeignId('message_template_id');
            $table->dropUnique(['reference']);
            $table->dropColumn(['reference', 'submitted_at']);
        });
    }
};
