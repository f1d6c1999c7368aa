<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('phone_logs', function (Blueprint $table): void {
            $table->comment('Phone calls: reported by the phone system, or started from a number on screen.');

            $table->id();
            $table->string('external_id', 128)->nullable()->unique()->comment("The phone system's id. Null until it reports a call that was started on screen.");
            $table->string('direction', 16);
            $table->string('number_e164', 20)->nullable()->comment('The other party. Null when a caller withheld it.');
            $table->string('person_type', 32)->nullable()->comment('client, lead or db_client; null when the number is not that of exactly one person.');
            $table->unsignedBigInteger('person_id')->nullable();
            $table->foreignId('user_id')->nullable()->constrained()->comment('The colleague on the call.');
            $table->unsignedInteger('seconds')->nullable();
            $table->string('outcome', 16)->nullable();
            $table->timestamp('called_at');
            $table->timestamps();

            $table->index(['called_at', 'id'])->comment('The newest calls.');
            $table->index(['person_type', 'person_id', 'called_at', 'id'])->comment('The calls of one person.');
            foreach (['user_id', 'direction', 'outcome'] as $filtered) {
                $table->index([$filtered, 'called_at', 'id'])->comment('The newest calls of a filter.');
            }
        });
    }
};
