<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('note_promises', function (Blueprint $table): void {
            $table->comment('What authors promised in their notes: “will call Monday”. Shown on their dashboard until it is done.');

            $table->id();
            $table->foreignId('note_id')->constrained();
            $table->foreignId('user_id')->comment('The author, who has to do it.')->constrained();
            $table->string('text', 160)->comment('The sentence.');
            $table->date('due_on')->comment("In the author's time zone.");
            $table->timestamp('done_at')->nullable();
            $table->timestamps();

            $table->unique(['note_id', 'text']);
            $table->index(['user_id', 'done_at', 'due_on', 'id'])->comment('The open promises of a user, by day.');
        });
    }
};
