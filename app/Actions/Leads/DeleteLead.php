<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Domain\Leads\LeadOwners;
use App\Enums\LeadStatus;
use App\Enums\MatchStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Deletes a lead; `restore` undoes it. */
final readonly class DeleteLead
{
    public function __construct(private BarLead $bar, private AuditTrail $audit) {}

    public function handle(Lead $lead): void
    {
        DB::transaction(function () use ($lead): void {
            $current = Lead::query()->lockForUpdate()->findOrFail($lead->id);
            if (in_array($current->status, [LeadStatus::Converted, LeadStatus::Barred], true)) {
                throw ValidationException::withMessages(['status' => "You can’t delete a {$current->status->label()} lead because it records the decision."]);
            }

            $current->delete();
            // Undecided matches of a deleted lead go. A restored lead gets new ones.
            foreach (['left', 'right'] as $side) {
                MatchSuggestion::query()->where(["{$side}_type" => 'lead', "{$side}_id" => $lead->id, 'status' => MatchStatus::Suggested])->delete();
            }
            $this->audit->record('lead.deleted', $current);
        });
    }

    public function restore(Lead $lead): void
    {
        DB::transaction(function () use ($lead): void {
            $current = Lead::withTrashed()->lockForUpdate()->findOrFail($lead->id);
            if ($current->merged_into_id !== null) {
                throw ValidationException::withMessages(['status' => 'This lead was merged into another lead. Undo the merge instead.']);
            }
            if ($current->trashed()) {
                $before = ['owner_id' => (string) $current->owner_id];
                // An owner who has left since handed over only leads that were not deleted.
                $current->owner_id = LeadOwners::orNull($current->owner_id);
                $current->restore();
                $after = ['owner_id' => (string) $current->owner_id];
                $this->audit->record('lead.restored', $current, array_diff_assoc($before, $after), array_diff_assoc($after, $before));
                $this->bar->ifExcluded($current);
            }
        });
    }
}
