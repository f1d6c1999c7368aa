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
            $table->foreignId('user_id')->nullable()->comment('The colleague on the call.')->constrained();
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

        Schema::create('legacy_transfers', function (Blueprint $table): void {
            $table->comment("Transfers of one colleague's clients, leads and open work to another. They can be undone.");

            $table->id();
            $table->foreignId('from_id')->constrained('users');
            $table->foreignId('to_id')->constrained('users');
            $table->json('kinds')->comment('What to transfer.');
            $table->json('filters')->comment('company_id, state, status and db_list_id.');
            $table->json('counts')->comment('Records by kind at the dry run.');
            $table->json('newest')->comment('The newest id by kind at the dry run. Later records stay.');
            $table->string('status', 16)->default('draft');
            $table->unsignedInteger('total_rows');
            $table->unsignedInteger('moved_rows')->default(0);
            $table->unsignedInteger('undone_rows')->default(0);
            $table->unsignedInteger('kept_rows')->default(0)->comment('Not undone because a colleague changed the record later.');
            $table->string('reason');
            $table->string('error')->nullable();
            $table->foreignId('created_by')->constrained('users');
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->timestamp('approved_at')->nullable();
            $table->foreignId('undone_by')->nullable()->constrained('users');
            $table->timestamp('finished_at')->nullable();
            $table->timestamps();

            $table->index(['created_at', 'id']);
            $table->index(['status', 'updated_at'])->comment('Finds transfers whose job was lost.');
        });

        Schema::create('legacy_transfer_rows', function (Blueprint $table): void {
            $table->comment('The records that a legacy transfer moved.');

            $table->id();
            $table->foreignId('legacy_transfer_id')->constrained();
            $table->string('kind', 32);
            $table->unsignedBigInteger('record_id');
            $table->string('result', 16)->default('moved')->comment('moved, undone or kept');

            $table->unique(['legacy_transfer_id', 'kind', 'record_id']);
            $table->index(['legacy_transfer_id', 'result', 'id'])->comment('The next records of an undo.');
        });
    }
};
