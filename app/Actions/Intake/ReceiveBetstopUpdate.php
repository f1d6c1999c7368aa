<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Actions\Rsg\EndBetstopSuppressions;
use App\Actions\Rsg\OpenExclusionCase;
use App\Domain\DbClients\DoNotContact;
use App\Domain\Matches\NoticeMatcher;
use App\Domain\People\PersonDetails;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Enums\BetstopUpdateStatus;
use App\Enums\ExclusionReason;
use App\Enums\SuppressionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\BetstopUpdate;
use App\Models\Client;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Records a notice of the national self-exclusion register, and stops betting for the clients it certainly names.
 *
 * A registration or extension takes effect immediately. The end of an exclusion changes nothing until a colleague has verified it;
 * suppressions end when the register confirms it ({@see EndBetstopSuppressions}). Uncertain notices wait for a colleague.
 * (Interactive Gambling Act 2001 (Cth), Part 7B: no betting service for a registered individual.)
 */
final readonly class ReceiveBetstopUpdate
{
    public function __construct(
        private NoticeMatcher $matcher,
        private IntakeLock $locks,
        private AuditTrail $audit,
        private DoNotContact $doNotContact,
        private OpenExclusionCase $cases,
    ) {}

    /**
     * @param  string  $source  for the activity log
     * @return BetstopUpdate `wasRecentlyCreated` when this call created it
     *
     * @throws ReferenceTakenException when another notice has the external id
     */
    public function handle(BetstopUpdate $new, string $source = 'intake'): BetstopUpdate
    {
        return DB::transaction(function () use ($new, $source): BetstopUpdate {
            // An account of this person that is being opened is there afterwards.
            $this->locks->hold(...self::person($new)->lockKeys());
            $update = CreateOnce::received($new, 'external_id', BetstopUpdate::CONTENT);

            return $update->wasRecentlyCreated ? $this->act($update, $this->matcher->certain($update), $source) : $update;
        });
    }

    /** @param  Collection<int, Client>  $clients */
    private function act(BetstopUpdate $update, Collection $clients, string $source): BetstopUpdate
    {
        $update->client_id = $clients->first()?->id;
        $protects = $update->change !== BetstopChange::Ended && ! $this->hasEndedSince($update, $clients);
        if ($protects && $clients->isNotEmpty()) {
            $update->status = BetstopUpdateStatus::Actioned;
        }
        $update->save();
        if ($protects) {
            $this->protectAll($update, $clients);
        }
        $this->audit->record('betstop_update.received', $update, after: [
            'source' => $source, 'change' => $update->change->value, 'status' => $update->status->value, 'client_ids' => $clients->modelKeys(),
        ]);

        return $update;
    }

    /**
     * Marks the clients, opens their exclusion case and stops contact with the person. Call it in a transaction.
     *
     * @param  Collection<int, Client>  $clients
     */
    public function protectAll(BetstopUpdate $update, Collection $clients): void
    {
        $clients->each(fn (Client $client) => $this->protect($client, $update));
        $clients->each(fn (Client $client) => $this->cases->handle($client, ExclusionReason::Betstop));
        $this->suppress($update, $clients);
    }

    /**
     * Whether a later end was already verified. Such a late notice waits for a colleague.
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
        // Locked against simultaneous changes.
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
     * Also stops contact with the person as a DB client or lead, with the details of the register and of the clients.
     *
     * @param  Collection<int, Client>  $clients
     */
    private function suppress(BetstopUpdate $update, Collection $clients): void
    {
        foreach ([$update, ...$clients->all()] as $known) {
            $this->doNotContact->person(self::person($known), SuppressionReason::Betstop, null);
        }
    }

    private static function person(BetstopUpdate|Client $known): PersonDetails
    {
        return $known instanceof BetstopUpdate
            ? NoticeMatcher::person($known)
            : new PersonDetails(
                $known->first_name,
                $known->last_name,
                $known->date_of_birth,
                $known->email,
                $known->mobile_e164 === null ? [] : [$known->mobile_e164],
            );
    }
}
