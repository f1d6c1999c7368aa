<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('former_usernames', function (Blueprint $table): void {
            $table->comment('Second usernames of clients who had two accounts at one bookmaker, from a merge. The bookmaker goes on reporting them.');

            $table->id();
            $table->foreignId('site_account_id')->constrained();
            $table->foreignId('operator_site_id')->constrained();
            $table->string('username');

            $table->unique(['operator_site_id', 'username']);
            $table->index('site_account_id');
        });
    }
};
