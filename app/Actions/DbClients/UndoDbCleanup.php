<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\DbCleanupStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Jobs\DbClients\RunDbCleanup;
use App\Models\DbCleanup;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Undoes a clean-up in the background, last change first. */
final readonly class UndoDbCleanup
{
    public function __construct(private StartDbCleanup $start, private AuditTrail $audit, private CurrentImpersonation $impersonation) {}

    public function handle(DbCleanup $cleanup, User $actor): void
    {
        DB::transaction(function () use ($cleanup, $actor): void {
            $current = DbCleanup::query()->lockForUpdate()->findOrFail($cleanup->id);
            if (! $current->status->canBeUndone()) {
                throw ValidationException::withMessages(['kind' => 'This clean-up can’t be undone: it is '.mb_strtolower($current->status->label()).'.']);
            }
            $this->start->refuseWhileBusy();
            // An undo that was stopped or failed continues where it was.
            $isGoingOn = $current->undone_by !== null;
            $current->fill([
                'status' => DbCleanupStatus::Undoing, 'undone_by' => $actor->id, 'impersonator_id' => $this->impersonation->actorId(), 'error' => null,
                'cursor' => $isGoingOn ? $current->cursor : (int) DB::table('db_cleanup_changes')->where('db_cleanup_id', $current->id)->max('id') + 1,
            ])->save();
            $this->audit->record('db_cleanup.undone', $current, [], ['kind' => $current->kind->value], $actor->id);
            RunDbCleanup::dispatch($current->id);
        }, 3);
    }
}
