<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\DbCleanupKind;
use App\Enums\DbCleanupStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Jobs\DbClients\RunDbCleanup;
use App\Lists\DbClients\CleanupRows;
use App\Lists\DbClients\DbClientSelection;
use App\Models\DbCleanup;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Starts a clean-up in the background. Only one runs at a time, because two could change the same rows. */
final readonly class StartDbCleanup
{
    public function __construct(private AuditTrail $audit, private CurrentImpersonation $impersonation, private CleanupRows $rows, private IntakeLock $locks) {}

    /**
     * @param  DbClientSelection|null  $selection  null for all DB clients
     *
     * @throws ValidationException when the selection is empty or another clean-up is running
     */
    public function handle(DbCleanupKind $kind, User $actor, ?DbClientSelection $selection = null): DbCleanup
    {
        return DB::transaction(function () use ($kind, $actor, $selection): DbCleanup {
            $this->refuseWhileBusy();
            $count = $this->rows->count($kind, $selection, $actor);
            if ($selection !== null && $count === 0) {
                throw ValidationException::withMessages(['selection' => 'None of the selected DB clients exist any more.']);
            }
            $cleanup = DbCleanup::query()->create(['kind' => $kind, 'user_id' => $actor->id, 'impersonator_id' => $this->impersonation->actorId(),
                'ids' => $selection?->ids, 'filters' => $selection !== null && $selection->ids === null ? $selection->filters : null, 'total_rows' => $count,
            ]);
            $this->audit->record(
                'db_cleanup.started',
                $cleanup,
                [],
                ['kind' => $kind->value, ...$selection === null ? [] : ['db_clients' => $count, 'filters' => $cleanup->filters]],
                $actor->id,
            );
            RunDbCleanup::dispatch($cleanup->id);

            return $cleanup;
        }, 3);
    }

    /** Call it in the transaction that starts a run or an undo. */
    public function refuseWhileBusy(): void
    {
        // When two start at once, the second sees the first.
        $this->locks->hold('DB clean-up');
        $isBusy = DbCleanup::query()->whereIn('status', DbCleanupStatus::underWay())->lockForUpdate()->exists();
        if ($isBusy) {
            throw ValidationException::withMessages(['kind' => 'Another clean-up is still running. Wait until it is done.']);
        }
    }
}
