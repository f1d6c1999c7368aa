<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Jobs\DbClients\FillDbList;
use App\Models\DbList;
use App\Models\User;
use App\Queries\DbClients\DbClientListQuery;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\ListFiller;
use App\Services\DbClients\ProspectSelection;
use App\Services\Impersonation\CurrentImpersonation;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Gives prospects to one person to work through: up to five thousand at once, more of them in the background. */
final readonly class CreateDbList
{
    public function __construct(private DbClientListQuery $prospects, private ListFiller $filler, private AuditTrail $audit, private CurrentImpersonation $impersonation) {}

    /** A selection in which nobody can be assigned is a ValidationException. */
    public function handle(string $name, int $assigneeId, ?string $dueOn, ProspectSelection $selection, User $creator): DbList
    {
        return DB::transaction(function () use ($name, $assigneeId, $dueOn, $selection, $creator): DbList {
            $query = $selection->query($this->prospects, $creator);
            $wanted = ProspectSelection::assignable(clone $query)->count();
            if ($wanted === 0) {
                throw ValidationException::withMessages(['selection' => 'None of these prospects can be assigned: they are suppressed, converted, or on an open list already.']);
            }

            $list = DbList::query()->create([
                'name' => $name, 'assignee_id' => $assigneeId, 'created_by' => $creator->id, 'impersonator_id' => $this->impersonation->actorId(), 'due_on' => $dueOn, 'wanted_rows' => $wanted,
                'filters' => $selection->ids === null ? $selection->filters : null,
            ]);
            $this->audit->record('db_list.created', $list, [], ['name' => $name, 'assignee_id' => $assigneeId, 'due_on' => $dueOn, 'prospects' => $wanted], $creator->id);
            if ($wanted > ProspectSelection::AT_ONCE) {
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
