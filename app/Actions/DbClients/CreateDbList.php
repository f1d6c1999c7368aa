<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Jobs\DbClients\FillDbList;
use App\Lists\DbClients\DbClientList;
use App\Lists\DbClients\DbClientSelection;
use App\Lists\DbClients\ListFiller;
use App\Models\DbList;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Assigns DB clients to one colleague: up to 5,000 at once, a larger selection in the background. */
final readonly class CreateDbList
{
    public function __construct(
        private DbClientList $dbClients,
        private ListFiller $filler,
        private AuditTrail $audit,
        private CurrentImpersonation $impersonation,
    ) {}

    /** @throws ValidationException when no DB client of the selection can be assigned, or the list has changed */
    public function handle(string $name, int $assigneeId, ?string $dueOn, DbClientSelection $selection, User $creator): DbList
    {
        return DB::transaction(function () use ($name, $assigneeId, $dueOn, $selection, $creator): DbList {
            $query = $this->dbClients->selected($selection, $creator);
            // The list shows no exact count above its cap.
            $selection->expected === null || $selection->confirm((clone $query)->count());
            $wanted = DbClientSelection::assignable(clone $query)->count();
            if ($wanted === 0) {
                throw ValidationException::withMessages([
                    'selection' => 'None of these DB clients can be assigned: they are suppressed, possibly excluded, converted or already on an open list.',
                ]);
            }

            $list = DbList::query()->create([
                'name' => $name,
                'assignee_id' => $assigneeId,
                'created_by' => $creator->id,
                'impersonator_id' => $this->impersonation->actorId(),
                'due_on' => $dueOn,
                'wanted_rows' => $wanted,
                'filters' => $selection->ids === null ? $selection->filters : null,
            ]);
            $this->audit->record(
                'db_list.created',
                $list,
                [],
                ['name' => $name, 'assignee_id' => $assigneeId, 'due_on' => $dueOn, 'db_clients' => $wanted],
                $creator->id,
            );
            if ($wanted > DbClientSelection::AT_ONCE) {
                FillDbList::dispatch($list->id);

                return $list;
            }
            while ($this->filler->step($list, $query)) {
                continue;
            }

            return $list->refresh();
        }, 3);
    }
}
