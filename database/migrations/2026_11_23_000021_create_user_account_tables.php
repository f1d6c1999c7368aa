<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('user_invitations', function (Blueprint $table): void {
            $table->comment('Open invitations. Accepting or withdrawing one deletes it.');

            $table->id();
            $table->foreignId('user_id')->unique()->constrained();
            $table->foreignId('invited_by')->constrained('users');
            $table->string('token_hash', 64)->nullable()->unique()->comment('SHA-256 of the emailed token. Null until the email is sent.');
            $table->timestamp('expires_at');
            $table->timestamps();
        });

        Schema::create('second_factor_resets', function (Blueprint $table): void {
            $table->comment('Requests to remove an authenticator app that wait for a second colleague. Deciding one deletes it.');

            $table->id();
            $table->foreignId('user_id')->unique()->constrained();
            $table->foreignId('requested_by')->constrained('users');
            $table->string('reason');
            $table->timestamps();
        });

        Schema::create('user_takeovers', function (Blueprint $table): void {
            $table->comment('Work of a deactivated user that moves to colleagues.');

            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->foreignId('started_by')->constrained('users');
            $table->json('recipients')->comment('The colleague for each kind of work. Null leaves it unassigned.');
            $table->unsignedInteger('moved_rows')->default(0);
            $table->timestamp('finished_at')->nullable();
            $table->timestamps();

            $table->index(['finished_at', 'updated_at'])->comment('Takeovers whose process died.');
            $table->index(['user_id', 'id'])->comment('The latest takeover of a user.');
        });
    }
};
