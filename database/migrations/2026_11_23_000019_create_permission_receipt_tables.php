<?php

declare(strict_types=1);

use App\Infrastructure\Database\CheckTrigger;
use App\Infrastructure\Database\DeletionTrigger;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('permission_receipts', function (Blueprint $table): void {
            $table->comment('Append-only decisions of the gate: who could be contacted or credited, for what, and why. Sealed by audit_seals.');

            $table->id();
            $table->string('person_type', 32)->nullable()->comment('client, lead or db_client. Null for a person without a record.');
            $table->unsignedBigInteger('person_id')->nullable();
            $table->string('subject_type', 32)->nullable()->comment('What was decided about: a message, a bonus, a deposit.');
            $table->unsignedBigInteger('subject_id')->nullable();
            $table->string('purpose', 24);
            $table->boolean('is_allowed');
            $table->json('reasons')->comment('The code and text of every reason to refuse. Empty when allowed.');
            $table->json('inputs')->comment('What the decision was based on, without contact details.');
            $table->string('rule_version', 16);
            $table->foreignId('actor_id')->nullable()->constrained('users');
            $table->foreignId('impersonator_id')->nullable()->constrained('users');
            $table->timestamp('decided_at');

            $table->index(['person_type', 'person_id', 'id'])->comment("A person's receipts.");
            $table->index(['subject_type', 'subject_id', 'id'])->comment("A message's, bonus's or payment's receipts.");
        });

        CheckTrigger::refuse('permission_receipts_no_update', 'permission_receipts', 'update', null, 'permission_receipts are never changed');
        DeletionTrigger::create('permission_receipts', [['id']]);

        Schema::create('exclusion_reviews', function (Blueprint $table): void {
            $table->comment('Records that may belong to an excluded person. A colleague decides whether they do.');

            $table->id();
            $table->string('person_type', 32)->comment('client, lead or db_client.');
            $table->unsignedBigInteger('person_id');
            $table->string('source_type', 32)->comment('barred_entry, betstop_update, client or time_out.');
            $table->unsignedBigInteger('source_id');
            $table->string('source_text')->comment('Who is excluded and how, for staff.');
            $table->unsignedTinyInteger('score');
            $table->json('reasons')->comment('The evidence for and against one person.');
            $table->string('status', 16)->default('open');
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->string('why')->nullable();
            $table->timestamps();

            $table->unique(['person_type', 'person_id', 'source_type', 'source_id'], 'exclusion_reviews_pair_unique');
            $table->index(['status', 'id'])->comment('Reviews that wait for a colleague.');
        });
    }
};
