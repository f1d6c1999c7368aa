<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('cache', function (Blueprint $table): void {
            $table->comment("Laravel's database cache.");

            $table->string('key')->primary();
            $table->mediumText('value');
            $table->integer('expiration');

            $table->index('expiration')->comment('Finds expired keys.');
        });

        Schema::create('cache_locks', function (Blueprint $table): void {
            $table->comment("Laravel's database locks.");

            $table->string('key')->primary();
            $table->string('owner');
            $table->integer('expiration');

            $table->index('expiration')->comment('Finds expired locks.');
        });

        Schema::create('sessions', function (Blueprint $table): void {
            $table->comment("Signed-in browsers. Laravel's session table.");

            $table->string('id')->primary();
            $table->unsignedBigInteger('user_id')->nullable();
            $table->string('ip_address', 45)->nullable();
            $table->text('user_agent')->nullable();
            $table->longText('payload');
            $table->integer('last_activity')->comment('Unix seconds.');

            $table->index('user_id')->comment('Ends the other sessions of one user.');
            $table->index('last_activity')->comment('Finds expired sessions.');
        });

        Schema::create('password_reset_tokens', function (Blueprint $table): void {
            $table->comment("Password reset links that were sent and not used. Laravel's table.");

            $table->string('email')->primary();
            $table->string('token');
            $table->timestamp('created_at')->nullable();
        });

        Schema::create('personal_access_tokens', function (Blueprint $table): void {
            $table->comment("API tokens of users. Laravel Sanctum's table.");

            $table->id();
            $table->string('tokenable_type');
            $table->unsignedBigInteger('tokenable_id');
            $table->text('name');
            $table->string('token', 64)->unique()->comment('SHA-256 of the token.');
            $table->text('abilities')->nullable();
            $table->timestamp('last_used_at')->nullable();
            $table->timestamp('expires_at')->nullable();
            $table->timestamps();

            $table->index(['tokenable_type', 'tokenable_id'])->comment('Lists the tokens of one user.');
            $table->index('expires_at')->comment('Finds expired tokens.');
        });

        Schema::create('jobs', function (Blueprint $table): void {
            $table->comment("Queued jobs. Laravel's table.");

            $table->id();
            $table->string('queue');
            $table->longText('payload');
            $table->unsignedTinyInteger('attempts');
            $table->unsignedInteger('reserved_at')->nullable()->comment('Unix seconds.');
            $table->unsignedInteger('available_at')->comment('Unix seconds.');
            $table->unsignedInteger('created_at')->comment('Unix seconds.');

            $table->index('queue')->comment('A worker takes the next job of its queue.');
        });

        Schema::create('job_batches', function (Blueprint $table): void {
            $table->comment("Batches of queued jobs. Laravel's table.");

            $table->string('id')->primary();
            $table->string('name');
            $table->integer('total_jobs');
            $table->integer('pending_jobs');
            $table->integer('failed_jobs');
            $table->longText('failed_job_ids');
            $table->mediumText('options')->nullable();
            $table->integer('cancelled_at')->nullable()->comment('Unix seconds.');
            $table->integer('created_at')->comment('Unix seconds.');
            $table->integer('finished_at')->nullable()->comment('Unix seconds.');
        });

        Schema::create('failed_jobs', function (Blueprint $table): void {
            $table->comment("Jobs that failed every attempt. Laravel's table.");

            $table->id();
            $table->string('uuid')->unique();
            $table->text('connection');
            $table->text('queue');
            $table->longText('payload');
            $table->longText('exception');
            $table->timestamp('failed_at')->useCurrent();
        });

        Schema::create('idempotency_keys', function (Blueprint $table): void {
            $table->comment('API calls with an Idempotency-Key. A repeated call gets the stored response.');

            $table->id();
            $table->string('scope', 128)->comment('The token and the endpoint, so that keys of different callers never meet.');
            $table->string('key', 128);
            $table->string('request_hash', 64)->comment('SHA-256 of the request body.');
            $table->unsignedSmallInteger('status')->nullable()->comment('HTTP status.');
            $table->longText('response')->nullable();
            $table->timestamp('locked_until')->nullable();
            $table->timestamp('expires_at');
            $table->timestamps();

            $table->unique(['scope', 'key']);
            $table->index('expires_at')->comment('Prunes expired keys.');
        });
    }
};
