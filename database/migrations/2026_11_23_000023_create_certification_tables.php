<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('certification_type_role', function (Blueprint $table): void {
            $table->comment('Roles that must hold a certification.');

            $table->id();
            $table->foreignId('certification_type_id')->constrained()->cascadeOnDelete();
            $table->foreignId('role_id')->constrained()->cascadeOnDelete();

            $table->unique(['certification_type_id', 'role_id']);
            $table->index('role_id');
        });

        Schema::create('gated_abilities', function (Blueprint $table): void {
            $table->comment('Abilities that need a valid certification.');

            $table->id();
            $table->string('ability', 64)->unique()->comment('Of the enum Ability, or handlesPayments.');
            $table->foreignId('certification_type_id')->constrained()->cascadeOnDelete();
            $table->timestamps();

            $table->index('certification_type_id');
        });

        Schema::create('certification_reminders', function (Blueprint $table): void {
            $table->comment('Reminders before a certification expires, each sent once.');

            $table->id();
            $table->foreignId('certification_id')->constrained()->cascadeOnDelete();
            $table->unsignedSmallInteger('days')->comment('30, 7 or 0 days before the last valid day.');
            $table->timestamp('emailed_at')->nullable()->comment('Null until the mail server accepted it.');
            $table->timestamps();

            $table->unique(['certification_id', 'days']);
            $table->index('emailed_at')->comment('Reminders to send.');
        });

        Schema::create('training_sessions', function (Blueprint $table): void {
            $table->comment('Training for staff.');

            $table->id();
            $table->string('title');
            $table->text('description');
            $table->foreignId('certification_type_id')->nullable()->comment('The certification that a pass issues.')->constrained();
            $table->date('held_on')->nullable()->comment('Null when it can be done on any day.');
            $table->unsignedTinyInteger('pass_score')->nullable()->comment('Percent. Null when it has no score.');
            $table->foreignId('created_by')->constrained('users');
            $table->timestamps();

            $table->index(['created_at', 'id']);
            $table->index(['title', 'id']);
        });

        Schema::create('training_records', function (Blueprint $table): void {
            $table->comment('Assignments of training, with their results.');

            $table->id();
            $table->foreignId('training_session_id')->constrained()->cascadeOnDelete();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->string('status', 16)->default('assigned');
            $table->date('due_on');
            $table->unsignedTinyInteger('score')->nullable()->comment('Percent.');
            $table->timestamp('started_at')->nullable();
            $table->date('completed_on')->nullable();
            $table->foreignId('recorded_by')->nullable()->comment('Who recorded the result.')->constrained('users');
            $table->timestamps();

            $table->unique(['training_session_id', 'user_id']);
            $table->index(['user_id', 'status'])->comment('The training of one user.');
            $table->index(['status', 'due_on'])->comment('Training that is due.');
        });
    }
};
