<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        // Who has paid for whom before: a payer as the bank's lines name them, and the client whose deposit it was.
        Schema::create('known_payers', function (Blueprint $table): void {
            $table->id();
            // "name emma walsh", or "payid " and a keyed hash of the PayID: whole PayIDs stand nowhere unencrypted.
            $table->string('payer', 160);
            $table->string('rail', 8);
            $table->foreignId('client_id')->constrained();
            $table->unsignedInteger('times_seen')->default(0);
            $table->unsignedInteger('times_undone')->default(0);
            $table->timestamp('first_seen_at');
            $table->timestamp('last_seen_at');
            $table->unique(['payer', 'rail', 'client_id']);
            $table->index(['client_id', 'id']);
        });

        // What was proposed of a deposit when it came in, and what people made of it: one row a deposit.
        Schema::create('match_decisions', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('deposit_id')->unique()->constrained();
            // Null where nobody was found.
            $table->foreignId('proposed_client_id')->nullable()->constrained('clients');
            $table->unsignedTinyInteger('score')->default(0);
            // The kinds of evidence, as MatchSignature writes them.
            $table->string('signature', 96);
            $table->boolean('is_automatic')->default(false);
            $table->foreignId('approved_client_id')->nullable()->constrained('clients');
            // Null while nobody has decided, or the decision was undone and says nothing of the proposal.
            $table->boolean('is_right')->nullable();
            $table->timestamp('decided_at')->nullable();
            $table->timestamps();
            $table->index(['signature', 'decided_at', 'is_right']);
            $table->index(['decided_at', 'score', 'is_right']);
            $table->index(['proposed_client_id', 'id']);
            $table->index(['approved_client_id', 'id']);
        });

        // One row a signature that was ever met, and one for all of them together.
        Schema::create('match_rules', function (Blueprint $table): void {
            $table->id();
            $table->string('signature', 96)->unique();
            // A person has stopped automatic matching by it, whatever it has earned.
            $table->boolean('is_stopped')->default(false);
            $table->foreignId('stopped_by')->nullable()->constrained('users');
            $table->timestamp('stopped_at')->nullable();
            $table->timestamps();
        });
    }

    public function down(): void
    {
        Schema::drop('match_rules');
        Schema::drop('match_decisions');
        Schema::drop('known_payers');
    }
};
