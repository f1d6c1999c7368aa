<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Domain\People\PersonDetails;
use App\Domain\Protection\Exclusion;
use App\Enums\DbClientStatus;
use App\Models\DbClient;

/** Suppresses a DB client who is an excluded person, with all numbers and the email, even when the names differ. */
final readonly class ExcludedDbClient
{
    public function __construct(private DoNotContact $leaveAlone, private DbClientAudit $audit) {}

    /**
     * Call it inside the transaction that found the exclusion.
     *
     * @param  DbClient  $dbClient  locked
     */
    public function suppress(DbClient $dbClient, Exclusion $exclusion, ?int $actorId): void
    {
        $reason = $exclusion->suppression();
        $this->leaveAlone->person(PersonDetails::ofDbClient($dbClient), $reason, $actorId);
        $current = $dbClient->refresh();
        if ($current->status === DbClientStatus::Suppressed) {
            return;
        }

        // The record itself has no such detail: a colleague said that it is the same person.
        $before = ['status' => $current->status->value, 'suppressed_reason' => null];
        $current->fill(['status' => DbClientStatus::Suppressed, 'suppressed_reason' => $reason, 'version' => $current->version + 1])->save();
        $this->audit->many('db_client.suppressed', [$current->id => [$before, ['status' => $current->status->value, 'suppressed_reason' => $reason->value]]], $actorId);
    }
}
