<?php

declare(strict_types=1);

use App\Infrastructure\Database\CheckTrigger;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('role_proposals', function (Blueprint $table): void {
            $table->comment('Changes of roles that two people make.');

            $table->id();
            $table->foreignId('role_id')->constrained()->cascadeOnDelete();
            $table->unsignedBigInteger('open_role_id')->nullable()->unique()->comment('The role while the proposal is open, so that a role has one at most.');
            $table->unsignedInteger('role_version')->comment("The role's version when the change was proposed.");
            $table->text('added')->comment('JSON list of abilities and duties.');
            $table->text('removed')->comment('JSON list of abilities and duties.');
            $table->string('reason');
            $table->string('status', 16)->default('proposed');
            $table->foreignId('proposed_by')->constrained('users');
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            $table->string('refusal')->nullable()->comment('Why it was rejected.');
            $table->timestamps();

            $table->index('role_id');
        });

        foreach (['insert', 'update'] as $event) {
            CheckTrigger::refuse("role_proposals_two_people_{$event}", 'role_proposals', $event, "new.decided_by = new.proposed_by or (new.status in ('confirmed', 'rejected') and new.decided_by is null)", 'another person must decide a role proposal');
        }
        CheckTrigger::refuse('role_proposals_fixed_columns', 'role_proposals', 'update', CheckTrigger::anyChanged(['role_id', 'role_version', 'added', 'removed', 'proposed_by']), 'a role proposal never changes');
        CheckTrigger::refuse('role_proposals_decided_once', 'role_proposals', 'update', "old.status <> 'proposed'", 'a role proposal is decided once');
    }
};
