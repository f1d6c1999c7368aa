<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Actions\Rsg\EndBetstopSuppressions;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Enums\BetstopUpdateStatus;
use App\Enums\SuppressionReason;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\LeaveAlone;
use App\Services\Intake\CreateOnce;
use App\Services\Intake\ExcludedClients;
use App\Services\Intake\NewBetstopUpdate;
use App\Services\Matching\PersonFacts;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Takes a notice of the national self-exclusion register in, and closes betting to the clients it is certainly about.
 *
 * It only ever protects: a registration or an extension marks them, whenever it takes effect. The end of an exclusion is
 * recorded and changes nothing, because a person decides about that after verification; what was suppressed for it ends
 * when the register confirms it ({@see EndBetstopSuppressions}). What is not certain waits for a person too. (Interactive Gambling Act 2001 (Cth), Part 7B: no betting service for a registered individual.)
 */
final readonly class ReceiveBetstopUpdate
{
    public function __construct(private ExcludedClients $excluded, private AuditTrail $audit, private LeaveAlone $leaveAlone) {}

    /** Throws {@see ReferenceTaken} when another notice has the external id. `wasRecentlyCreated` tells who made the row. */
    public function handle(NewBetstopUpdate $new): BetstopUpdate
    {
        return DB::transaction(function () use ($new): BetstopUpdate {
            $content = get_object_vars($new);
            unset($content['external_id']);
            $update = CreateOnce::of(BetstopUpdate::class, ['external_id' => $new->external_id], [...$content, 'received_at' => now()]);

            return $update->wasRecentlyCreated ? $this->act($update, $this->excluded->find($new)) : $this->known($update, $content);
        });
    }

    /** @param  Collection<int, Client>  $clients */
    private function act(BetstopUpdate $update, Collection $clients): BetstopUpdate
    {
        $update->client_id = $clients->first()?->id;
        $protects = $update->change !== BetstopChange::Ended && ! $this->hasEndedSince($update, $clients);
        if ($protects && $clients->isNotEmpty()) {
            $clients->each(fn (Client $client) => $this->protect($client, $update));
            $update->status = BetstopUpdateStatus::Actioned;
        }
        $update->save();
        if ($protects) {
            $this->leaveAlone($update, $clients);
        }
        $this->audit->record('betstop_update.received', $update, after: [
            'source' => 'intake', 'change' => $update->change->value, 'status' => $update->status->value, 'client_ids' => $clients->modelKeys(),
        ]);

        return $update;
    }

    /**
     * A notice that arrives late undoes nothing that a person has verified since; a person looks at it instead.
     *
     * @param  Collection<int, Client>  $clients
     */
    private function hasEndedSince(BetstopUpdate $update, Collection $clients): bool
    {
        return BetstopUpdate::query()
            ->whereIn('client_id', $clients->modelKeys())
            ->where('change', BetstopChange::Ended)
            ->where('status', BetstopUpdateStatus::Verified)
            ->where('effective_at', '>', $update->effective_at)
            ->exists();
    }

    private function protect(Client $client, BetstopUpdate $update): void
    {
        // Locked, so that whoever changes the mark at the same moment is seen.
        $before = Client::query()->lockForUpdate()->findOrFail($client->id);
        if ($before->betstop_state === BetstopState::Registered) {
            return;
        }

        Client::query()->whereKey($client->id)->update(['betstop_state' => BetstopState::Registered]);
        $this->audit->record(
            'client.betstop_registered',
            $client,
            ['betstop_state' => $before->betstop_state->value],
            ['betstop_state' => BetstopState::Registered->value, 'betstop_update_id' => $update->id],
        );
    }

    /**
     * Nobody writes to the person as a prospect or a lead either, at what the register or we have of them.
     *
     * @param  Collection<int, Client>  $clients
     */
    private function leaveAlone(BetstopUpdate $update, Collection $clients): void
    {
        foreach ([$update, ...$clients->all()] as $known) {
            $this->leaveAlone->person(new PersonFacts(
                $known->first_name, $known->last_name, $known->date_of_birth, $known->email, $known->mobile_e164 === null ? [] : [$known->mobile_e164],
            ), SuppressionReason::Betstop, null);
        }
    }

    /** @param  array<string, mixed>  $content */
    private function known(BetstopUpdate $update, array $content): BetstopUpdate
    {
        return $update->fill($content)->isDirty() ? throw new ReferenceTaken('external_id') : $update;
    }
}
