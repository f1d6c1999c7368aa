<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\DbClients\DoNotContact;
use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\MatchReason;
use App\Domain\Rsg\BarredEntryFields;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredMatchStatus;
use App\Enums\SuppressionReason;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\Client;

/**
 * Compares the person of an active entry with the clients. Clients who are certainly the person are barred, others wait for a
 * colleague's decision. The contact details of the entry are suppressed.
 */
final readonly class MatchBarredEntry
{
    public function __construct(private MatchFinder $finder, private BarClient $bar, private DoNotContact $doNotContact) {}

    /**
     * Call it in the transaction that saves the entry.
     *
     * @param  BarredEntry  $entry  locked or new
     * @param  list<MatchCandidate>|null  $candidates  when they were found before the transaction
     * @param  int|null  $actorId  null for the signed-in user or the system
     */
    public function handle(BarredEntry $entry, ?array $candidates = null, ?int $actorId = null): void
    {
        if ($entry->status !== BarredEntryStatus::Active) {
            return;
        }
        $known = BarredMatch::query()->where('barred_entry_id', $entry->id)->get()->keyBy('client_id');
        $same = array_map(intval(...), $known->where('status', BarredMatchStatus::Same)->keys()->all());
        foreach ($candidates ?? $this->finder->find(BarredEntryFields::person($entry), ['client']) as $candidate) {
            $match = $known->pull($candidate->id)
                ?? new BarredMatch([
                    'barred_entry_id' => $entry->id,
                    'client_id' => $candidate->id,
                    'status' => BarredMatchStatus::Suggested,
                ]);
            if ($match->status === BarredMatchStatus::Different) {
                // Keeps the evidence that the colleague decided on. With stronger evidence the gate asks again.
                continue;
            }
            $match->fill([
                'score' => $candidate->score,
                'reasons' => array_map(static fn (MatchReason $reason): array => $reason->toArray(), $candidate->evidence),
            ]);
            if ($match->status === BarredMatchStatus::Suggested && $candidate->isLikely()) {
                $match->status = BarredMatchStatus::Same;
                $same[] = $candidate->id;
            }
            $match->save();
        }
        // An edit of the entry may have made a suggestion wrong. Decisions stay.
        BarredMatch::query()->whereKey($known->where('status', BarredMatchStatus::Suggested)->modelKeys())->delete();
        $this->bar($entry, array_values(array_unique(array_filter([...$same, $entry->client_id]))), $actorId);
        $this->doNotContact->person(BarredEntryFields::person($entry), SuppressionReason::Barred, $actorId);
    }

    /** @param  list<int>  $clientIds */
    private function bar(BarredEntry $entry, array $clientIds, ?int $actorId): void
    {
        foreach (Client::query()->whereKey($clientIds)->orderBy('id')->lockForUpdate()->get() as $client) {
            if ($entry->client_id === null) {
                $entry->update(['client_id' => $client->id]);
            }
            $this->bar->handle($client, $entry, actorId: $actorId);
        }
    }
}
