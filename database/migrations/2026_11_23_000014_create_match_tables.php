<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('matches', function (Blueprint $table): void {
            $table->comment('Suggestions that two records are the same person.');

            $table->id();
            $table->string('left_type', 32);
            $table->unsignedBigInteger('left_id');
            $table->string('right_type', 32);
            $table->unsignedBigInteger('right_id');
            $table->string('pair', 24)->default('client-client')->comment('Both types, for example client-lead.');
            $table->unsignedTinyInteger('score')->comment('0 to 100.');
            $table->unsignedSmallInteger('priority')->default(0)->comment('The score, plus 1,000 for matches of an import. The order of the queue.');
            $table->json('reasons');
            $table->string('status', 16)->default('suggested');
            $table->string('reason')->nullable()->comment('Why it was rejected.');
            $table->unsignedBigInteger('import_id')->nullable()->comment('The import that found it.');
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->timestamps();

            $table->unique(['left_type', 'left_id', 'right_type', 'right_id']);
            $table->index(['left_type', 'left_id', 'status'])->comment('The suggestions of one record, on the left.');
            $table->index(['right_type', 'right_id', 'status'])->comment('The suggestions of one record, on the right.');
            $table->index(['priority', 'id']);
            $table->index(['status', 'score', 'id'])->comment('The list by score.');
            $table->index(['status', 'priority', 'id'])->comment('The queue of open suggestions.');
            $table->index(['import_id', 'status'])->comment('Open suggestions of an import.');
        });

        Schema::create('merges', function (Blueprint $table): void {
            $table->comment('Records that were merged. A merge can be undone.');

            $table->id();
            $table->string('subject_type', 32);
            $table->unsignedBigInteger('winner_id');
            $table->unsignedBigInteger('loser_id');
            $table->foreignId('match_suggestion_id')->nullable()->comment('Null when the suggestion was deleted, or there was none.')->constrained('matches')->nullOnDelete();
            $table->foreignId('user_id')->constrained();
            $table->string('reason')->default('');
            $table->longText('snapshot')->comment('Everything the merge changed, for the undo.');
            $table->timestamp('undone_at')->nullable();
            $table->foreignId('undone_by')->nullable()->constrained('users');
            $table->timestamps();

            $table->index(['subject_type', 'winner_id', 'id'])->comment('Merges into one record.');
            $table->index(['subject_type', 'loser_id', 'id'])->comment('The merge that a record ended in.');
            $table->index(['winner_id', 'id']);
            $table->index(['loser_id', 'id']);
            $table->index('match_suggestion_id');
            $table->index('created_at');
        });
    }
};
