<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Domain\Clients\EditScope;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Assigns leads to a staff member, or unassigns them. */
final readonly class AssignLeads
{
    public const MOST = 500;

    public function __construct(private AuditTrail $audit, private EditScope $scope) {}

    /**
     * Skips leads that the editor may not change.
     *
     * @param  list<int>  $ids  at most 500
     * @return array{changed: int, refused: int}
     */
    public function handle(array $ids, ?User $owner, User $editor): array
    {
        return DB::transaction(function () use ($ids, $owner, $editor): array {
            $mine = $this->scope->ownerIds($editor);
            $leads = Lead::query()->whereKey($ids)->orderBy('id')->lockForUpdate()->get();
            $changed = $refused = 0;

            foreach ($leads as $lead) {
                $before = $lead->owner_id;
                if ($mine !== null && $before !== null && ! in_array($before, $mine, true)) {
                    $refused++;
                } elseif ($before !== $owner?->id) {
                    $lead->owner_id = $owner?->id;
                    $lead->save();
                    $this->audit->record('lead.assigned', $lead, ['owner_id' => (string) $before], ['owner_id' => (string) $owner?->id]);
                    $changed++;
                }
            }

            return ['changed' => $changed, 'refused' => $refused];
        });
    }
}
