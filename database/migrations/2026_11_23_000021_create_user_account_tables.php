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
    }
};
