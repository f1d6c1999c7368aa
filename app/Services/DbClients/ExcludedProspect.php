<?php

declare(strict_types=1);

namespace App\Services\DbClients;

use App\Enums\DbClientStatus;
use App\Models\DbClient;
use App\Services\Exclusions\Exclusion;
use App\Services\Matching\PersonFacts;

/** A prospect who turns out to be somebody excluded: suppressed with their numbers and mailbox, whatever the names say. */
final readonly class ExcludedProspect
{
    public function __construct(private LeaveAlone $leaveAlone, private ProspectAudit $audit) {}

    /**
     * Call it inside the transaction that has learned of it.
     *
     * @param  DbClient  $prospect  locked
     */
    public function suppress(DbClient $prospect, Exclusion $exclusion, ?int $actorId): void
    {
        $reason = $exclusion->suppression();
        $this->leaveAlone->person(PersonFacts::ofDbClient($prospect), $reason, $actorId);
        $current = $prospect->refresh();
        if ($current->status === DbClientStatus::Suppressed) {
            return;
        }

        // Nothing on the record itself says so: it is the same person by somebody's word.
        $before = ['status' => $current->status->value, 'suppressed_reason' => null];
        $current->fill(['status' => DbClientStatus::Suppressed, 'suppressed_reason' => $reason, 'version' => $current->version + 1])->save();
        $this->audit->many('db_client.suppressed', [$current->id => [$before, ['status' => $current->status->value, 'suppressed_reason' => $reason->value]]], $actorId);
    }
}
