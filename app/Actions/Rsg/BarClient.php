<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\DbClients\DoNotContact;
use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\People\PersonDetails;
use App\Enums\BarredList;
use App\Enums\ClientStatus;
use App\Enums\ExclusionReason;
use App\Enums\NotificationType;
use App\Enums\SuppressionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use App\Models\Client;

/** Marks a client as barred, suppresses their mobile and email, and opens their exclusion case, which marks the person's other records. */
final readonly class BarClient
{
    public function __construct(
        private AuditTrail $audit, private DoNotContact $doNotContact, private OpenExclusionCase $cases, private SettledWorkNotifier $notifications,
    ) {}

    /**
     * Call it in the transaction that stores the entry.
     *
     * @param  Client  $client  locked
     * @param  string  $action  of the audit event
     * @param  ClientStatus|null  $status  null to keep the status
     * @param  int|null  $actorId  null for the signed-in user or the system
     */
    public function handle(Client $client, BarredEntry $entry, string $action = 'client.barred', ?ClientStatus $status = null, ?int $actorId = null): void
    {
        $before = ['is_barred' => $client->is_barred, 'status' => $client->status->value];
        $after = ['is_barred' => true, 'status' => ($status ?? $client->status)->value];
        $changed = array_diff_assoc($after, $before);
        if ($changed !== []) {
            Client::query()->whereKey($client->id)->update([...$changed, 'version' => $client->version + 1]);
            $this->notifications->settled(NotificationType::RiskCheck, $client);
        }
        if ($changed !== [] || $status !== null) {
            $this->audit->record(
                $action,
                $client,
                array_intersect_key($before, $changed),
                [...$changed, 'until_on' => $entry->until_on?->toDateString(), 'barred_entry_id' => $entry->id],
                $actorId,
            );
        }
        $this->doNotContact->person(new PersonDetails(
            $client->first_name, $client->last_name, $client->date_of_birth, $client->email, $client->mobile_e164 === null ? [] : [$client->mobile_e164],
        ), SuppressionReason::Barred, $actorId);
        $this->cases->handle($client, $entry->list === BarredList::SelfExclusion ? ExclusionReason::SelfExclusion : ExclusionReason::Barred, $actorId);
    }
}
