<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\ConsentChannel;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Enums\PhoneKind;
use App\Models\Client;
use App\Models\Consent;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\Note;
use App\Models\User;
use App\Policies\LeadOwners;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\BestNumber;
use App\Services\DbClients\ExcludedProspect;
use App\Services\DbClients\PhoneFacts;
use App\Services\Exclusions\Exclusion;
use App\Services\Exclusions\RecordExclusion;
use App\Services\Intake\IntakeLocks;
use App\Services\Intake\PersonKeys;
use App\Services\Matching\MatchCandidate;
use App\Services\Matching\MatchFinder;
use App\Services\Matching\PersonFacts;
use App\Services\Suppression\SuppressionBook;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Makes a prospect a lead, once: excluded people never, and likely doubles only linked or with a reason why not. */
final readonly class ConvertDbClient
{
    private const TAIL = -3;

    public function __construct(
        private MatchFinder $matches,
        private RecordExclusion $exclusions,
        private ExcludedProspect $excluded,
        private IntakeLocks $locks,
        private SuppressionBook $book,
        private AuditTrail $audit,
    ) {}

    /**
     * Whatever forbids it is a ValidationException of `conversion`; of two at once the second one meets it. A prospect who is
     * excluded, or is linked to somebody who is, is suppressed by it.
     */
    public function handle(DbClient $prospect, DbClientConversion $conversion, User $actor): Lead
    {
        $outcome = DB::transaction(function () use ($prospect, $conversion, $actor): Lead|Exclusion {
            $current = DbClient::query()->lockForUpdate()->findOrFail($prospect->id);
            $this->mayConvert($current);
            $facts = PersonFacts::ofDbClient($current);
            // Two prospects or leads of one person, at the same moment: the second sees what the first has become.
            $this->locks->hold(...PersonKeys::of($facts));
            $exclusion = $this->exclusions->of($current);
            $link = $exclusion === null ? $this->link($facts, $current, $conversion) : null;
            $exclusion ??= $link === null ? null : $this->exclusions->of($link);
            if ($exclusion !== null) {
                $this->excluded->suppress($current, $exclusion, $actor->id);

                return $exclusion;
            }

            return $this->convert($current, $facts, $link, $conversion, $actor);
        }, 3);

        return $outcome instanceof Lead ? $outcome : $this->refuse("{$outcome->reason}. Excluded people are not made leads: this prospect is suppressed now.");
    }

    private function convert(DbClient $prospect, PersonFacts $facts, Client|Lead|null $link, DbClientConversion $conversion, User $actor): Lead
    {
        $before = ['status' => $prospect->status->value, 'lead_id' => null];
        $lead = $link instanceof Lead ? $link : $this->newLead($prospect, $facts, $link, $actor);
        $prospect->fill(['status' => DbClientStatus::Converted, 'lead_id' => $lead->id, 'version' => $prospect->version + 1])->save();
        $this->audit->record('db_client.converted', $prospect, $before, [
            'status' => $prospect->status->value, 'lead_id' => $lead->id, 'is_linked' => $link instanceof Lead,
            ...($conversion->whyDifferent === null ? [] : ['why_different' => $conversion->whyDifferent]),
        ], $actor->id);

        return $lead;
    }

    private function mayConvert(DbClient $prospect): void
    {
        match ($prospect->status) {
            DbClientStatus::Converted => $this->refuse('Somebody has converted this prospect already.'),
            DbClientStatus::Suppressed => $this->refuse('This prospect must be left alone and cannot become a lead.'),
            default => null,
        };
    }

    private function link(PersonFacts $facts, DbClient $prospect, DbClientConversion $conversion): Client|Lead|null
    {
        $likely = array_filter(
            $this->matches->find($facts, ['client', 'lead'], $prospect),
            static fn (MatchCandidate $candidate): bool => $candidate->isLikely(),
        );
        if ($conversion->linkId !== null) {
            foreach ($likely as $candidate) {
                if ($candidate->type === $conversion->linkType && $candidate->id === $conversion->linkId) {
                    return $candidate->type === 'client' ? Client::query()->lockForUpdate()->findOrFail($candidate->id) : Lead::query()->lockForUpdate()->findOrFail($candidate->id);
                }
            }
            $this->refuse('The person you chose is no likely match any more. Look at the matches again.');
        }
        if ($likely !== [] && ($conversion->whyDifferent ?? '') === '') {
            $this->refuse('We seem to know this person. Choose who it is, or say why it is somebody else.');
        }

        return null;
    }

    /** One that is a client already comes as a converted lead of that client. */
    private function newLead(DbClient $prospect, PersonFacts $facts, ?Client $client, User $actor): Lead
    {
        $numbers = $prospect->phoneNumbers()->orderBy('id')->get();
        $suppressed = $this->book->reasonsOfHashes(array_values($numbers->pluck('value_hash')->filter()->all()));
        [$mobiles, $others] = $numbers->partition(static fn (DbPhoneNumber $number): bool => PhoneFacts::of($number->e164)->kind === PhoneKind::Mobile);
        $mobile = BestNumber::among($mobiles, $suppressed);
        $lead = Lead::query()->create([
            'first_name' => $prospect->first_name, 'last_name' => $prospect->last_name, 'email' => $prospect->email,
            'date_of_birth' => $prospect->date_of_birth, 'mobile_e164' => $mobile?->e164, 'address' => $facts->address, 'suburb' => $facts->suburb,
            'state' => $facts->state, 'postcode' => $facts->postcode, 'source' => $prospect->source, 'owner_id' => LeadOwners::orNobody($actor->id),
            ...($client === null ? [] : ['status' => LeadStatus::Converted, 'client_id' => $client->id, 'converted_at' => CarbonImmutable::now(), 'converted_by' => $actor->id]),
        ]);
        $this->carryConsent($prospect, $mobile ?? BestNumber::among($others, $suppressed), $lead, $actor);
        $note = $this->tellOf($others, $prospect, $lead, $actor);
        $this->audit->record('lead.created', $lead, [], [
            'db_client_id' => $prospect->id, 'status' => $lead->status->value, 'source' => $lead->source, ...($note === null ? [] : ['note_id' => $note->id]),
        ], $actor->id);

        return $lead;
    }

    /**
     * A lead has a mobile and no other number. Notes are read by people who do not see contact details: it says where to look.
     *
     * @param  Collection<int, DbPhoneNumber>  $numbers
     */
    private function tellOf(Collection $numbers, DbClient $prospect, Lead $lead, User $actor): ?Note
    {
        if ($numbers->isEmpty()) {
            return null;
        }
        $endings = $numbers->map(static fn (DbPhoneNumber $number): string => substr($number->e164, self::TAIL))->join(', ', ' and ');
        $body = ($numbers->count() === 1 ? 'A number that is no mobile stands' : 'Numbers that are no mobiles stand')." with DB client {$prospect->id}: ending {$endings}.";

        return Note::query()->create(['subject_type' => $lead->getMorphClass(), 'subject_id' => $lead->id, 'user_id' => $actor->id, 'body' => $body]);
    }

    private function carryConsent(DbClient $prospect, ?DbPhoneNumber $number, Lead $lead, User $actor): void
    {
        Consent::query()->create([
            'person_type' => $lead->getMorphClass(), 'person_id' => $lead->id, 'channel' => ConsentChannel::Phone, 'purpose' => 'Calls about opening an account',
            'basis' => $number->consent_basis ?? $prospect->consent_basis, 'user_id' => $actor->id, 'evidence' => $number->consent_evidence ?? "As recorded for DB client {$prospect->id}",
            'recorded_at' => $number->consent_at ?? $prospect->consent_at ?? CarbonImmutable::now(),
        ]);
    }

    private function refuse(string $why): never
    {
        throw ValidationException::withMessages(['conversion' => $why]);
    }
}
