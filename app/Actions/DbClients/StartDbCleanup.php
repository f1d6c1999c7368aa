<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\DbCleanupKind;
use App\Enums\DbCleanupStatus;
use App\Jobs\DbClients\RunDbCleanup;
use App\Models\DbCleanup;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\Cleanup\CleanupRows;
use App\Services\DbClients\ProspectSelection;
use App\Services\Impersonation\CurrentImpersonation;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Begins a clean-up in the background; one at a time, since two would work on each other's rows. */
final readonly class StartDbCleanup
{
    public function __construct(private AuditTrail $audit, private CurrentImpersonation $impersonation, private CleanupRows $rows) {}

    /**
     * A selection of nobody is a ValidationException.
     *
     * @param  ProspectSelection|null  $selection  null for all prospects there are
     */
    public function handle(DbCleanupKind $kind, User $actor, ?ProspectSelection $selection = null): DbCleanup
    {
        return DB::transaction(function () use ($kind, $actor, $selection): DbCleanup {
            self::refuseWhileBusy();
            $count = $this->rows->count($kind, $selection, $actor);
            if ($selection !== null && $count === 0) {
                throw ValidationException::withMessages(['selection' => 'None of these prospects is there any more. Choose others.']);
            }
            $cleanup = DbCleanup::query()->create(['kind' => $kind, 'user_id' => $actor->id, 'impersonator_id' => $this->impersonation->actorId(),
                'ids' => $selection?->ids, 'filters' => $selection !== null && $selection->ids === null ? $selection->filters : null, 'total_rows' => $count,
            ]);
            $this->audit->record('db_cleanup.started', $cleanup, [], ['kind' => $kind->value, ...($selection === null ? [] : ['prospects' => $count, 'filters' => $cleanup->filters])], $actor->id);
            RunDbCleanup::dispatch($cleanup->id);

            return $cleanup;
        }, 3);
    }

    public static function refuseWhileBusy(): void
    {
        $isBusy = DbCleanup::query()->whereIn('status', DbCleanupStatus::underWay())->lockForUpdate()->exists();
        if ($isBusy) {
            throw ValidationException::withMessages(['kind' => 'Another clean-up is still running. Wait until it is done.']);
        }
    }
}
