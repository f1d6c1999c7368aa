<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\ConsentChannel;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Models\Client;
use App\Models\Consent;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\BestNumber;
use App\Services\Exclusions\ExclusionCheck;
use App\Services\Matching\MatchCandidate;
use App\Services\Matching\MatchFinder;
use App\Services\Matching\PersonFacts;
use App\Services\Suppression\SuppressionBook;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Makes a prospect a lead, once: excluded people never, and likely doubles only linked or with a reason why not. */
final readonly class ConvertDbClient
{
    public function __construct(
        private MatchFinder $matches,
        private ExclusionCheck $exclusions,
        private SuppressionBook $book,
        private AuditTrail $audit,
    ) {}

    /** Whatever forbids it is a ValidationException of `conversion`; of two at once the second one meets it. */
    public function handle(DbClient $prospect, DbClientConversion $conversion, User $actor): Lead
    {
        return DB::transaction(function () use ($prospect, $conversion, $actor): Lead {
            $current = DbClient::query()->lockForUpdate()->findOrFail($prospect->id);
            $this->mayConvert($current);
            $facts = PersonFacts::ofDbClient($current);
            $exclusion = $this->exclusions->find($facts);
            if ($exclusion !== null) {
                $this->refuse("{$exclusion->reason}. Excluded people are not made leads; suppress this prospect.");
            }
            $link = $this->link($facts, $current, $conversion);

            $before = ['status' => $current->status->value, 'lead_id' => null];
            $lead = $link instanceof Lead ? $link : $this->newLead($current, $facts, $link, $actor);
            $current->fill(['status' => DbClientStatus::Converted, 'lead_id' => $lead->id, 'version' => $current->version + 1])->save();
            $this->audit->record('db_client.converted', $current, $before, [
                'status' => $current->status->value, 'lead_id' => $lead->id, 'is_linked' => $link instanceof Lead,
                ...($conversion->whyDifferent === null ? [] : ['why_different' => $conversion->whyDifferent]),
            ], $actor->id);

            return $lead;
        }, 3);
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
                    return $candidate->type === 'client' ? Client::query()->findOrFail($candidate->id) : Lead::query()->findOrFail($candidate->id);
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
        $numbers = $prospect->phoneNumbers()->get();
        $number = BestNumber::among($numbers, $this->book->reasonsOfHashes(array_values($numbers->pluck('value_hash')->filter()->all())));
        $lead = Lead::query()->create([
            'first_name' => $prospect->first_name, 'last_name' => $prospect->last_name, 'email' => $prospect->email,
            'date_of_birth' => $prospect->date_of_birth, 'mobile_e164' => $number?->e164, 'address' => $facts->address, 'suburb' => $facts->suburb,
            'state' => $facts->state, 'postcode' => $facts->postcode, 'source' => $prospect->source, 'owner_id' => $actor->id,
            ...($client === null ? [] : ['status' => LeadStatus::Converted, 'client_id' => $client->id, 'converted_at' => CarbonImmutable::now(), 'converted_by' => $actor->id]),
        ]);
        $this->carryConsent($prospect, $number, $lead, $actor);
        $this->audit->record('lead.created', $lead, [], ['db_client_id' => $prospect->id, 'status' => $lead->status->value, 'source' => $lead->source], $actor->id);

        return $lead;
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
