<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\BestNumber;
use App\Domain\DbClients\DbClientConversion;
use App\Domain\DbClients\DoNotContact;
use App\Domain\DbClients\PhoneDetails;
use App\Domain\Leads\LeadOwners;
use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\Exclusion;
use App\Domain\Protection\ExclusionChecker;
use App\Domain\Protection\SuppressionList;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Enums\PhoneKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Models\Client;
use App\Models\Consent;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\Note;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Converts a DB client to a lead. Excluded people are refused; a likely duplicate must be linked or rejected with a reason. */
final readonly class ConvertDbClient
{
    private const TAIL = -3;

    public function __construct(
        private MatchFinder $matches,
        private ExclusionChecker $exclusions,
        private DoNotContact $doNotContact,
        private IntakeLock $locks,
        private SuppressionList $suppressions,
        private AuditTrail $audit,
    ) {}

    /**
     * Suppresses the DB client instead when the person, or the linked record, is excluded.
     *
     * @throws ValidationException on `conversion` when the DB client can't be converted, or a likely match needs a decision
     */
    public function handle(DbClient $dbClient, DbClientConversion $conversion, User $actor): Lead
    {
        $outcome = DB::transaction(function () use ($dbClient, $conversion, $actor): Lead|Exclusion {
            $current = DbClient::query()->lockForUpdate()->findOrFail($dbClient->id);
            $this->mayConvert($current);
            $facts = PersonDetails::ofDbClient($current);
            // When two records of one person are converted at once, the second sees the lead of the first.
            $this->locks->hold(...$facts->lockKeys());
            $exclusion = $this->exclusions->findForRecord($current);
            $link = $exclusion === null ? $this->link($facts, $current, $conversion) : null;
            $exclusion ??= $link === null ? null : $this->exclusions->findForRecord($link);
            if ($exclusion !== null) {
                $this->doNotContact->dbClient($current, $exclusion, $actor->id);

                return $exclusion;
            }

            return $this->convert($current, $facts, $link, $conversion, $actor);
        }, 3);

        return $outcome instanceof Lead
            ? $outcome
            : $this->refuse("{$outcome->reason}. Excluded people can’t become leads. The DB client has been suppressed.");
    }

    private function convert(DbClient $dbClient, PersonDetails $facts, Client|Lead|null $link, DbClientConversion $conversion, User $actor): Lead
    {
        $before = ['status' => $dbClient->status->value, 'lead_id' => null];
        $lead = $link instanceof Lead ? $link : $this->newLead($dbClient, $facts, $link, $actor);
        $dbClient->fill(['status' => DbClientStatus::Converted, 'lead_id' => $lead->id, 'version' => $dbClient->version + 1])->save();
        $this->audit->record('db_client.converted', $dbClient, $before, [
            'status' => $dbClient->status->value, 'lead_id' => $lead->id, 'is_linked' => $link instanceof Lead,
            ...($conversion->whyDifferent === null ? [] : ['why_different' => $conversion->whyDifferent]),
        ], $actor->id);

        return $lead;
    }

    private function mayConvert(DbClient $dbClient): void
    {
        match ($dbClient->status) {
            DbClientStatus::Converted => $this->refuse('This DB client is already converted.'),
            DbClientStatus::Suppressed => $this->refuse('This DB client must not be contacted and can’t become a lead.'),
            default => null,
        };
    }

    private function link(PersonDetails $facts, DbClient $dbClient, DbClientConversion $conversion): Client|Lead|null
    {
        $likely = array_filter(
            $this->matches->find($facts, ['client', 'lead'], $dbClient),
            static fn (MatchCandidate $candidate): bool => $candidate->isLikely(),
        );
        if ($conversion->linkId !== null) {
            foreach ($likely as $candidate) {
                if ($candidate->type === $conversion->linkType && $candidate->id === $conversion->linkId) {
                    return $candidate->type === 'client'
                        ? Client::query()->lockForUpdate()->findOrFail($candidate->id)
                        : Lead::query()->lockForUpdate()->findOrFail($candidate->id);
                }
            }
            $this->refuse('This person no longer matches the DB client. Check the matches again.');
        }
        if ($likely !== [] && ($conversion->whyDifferent ?? '') === '') {
            $this->refuse('This person may already be a client or lead. Choose the matching record, or give a reason why they are different people.');
        }

        return null;
    }

    /** A DB client who is already a client becomes a converted lead of that client. */
    private function newLead(DbClient $dbClient, PersonDetails $facts, ?Client $client, User $actor): Lead
    {
        $numbers = $dbClient->phoneNumbers()->orderBy('id')->get();
        $suppressed = $this->suppressions->reasons(array_values($numbers->pluck('e164')->all()));
        [$mobiles, $others] = $numbers->partition(static fn (DbPhoneNumber $number): bool => PhoneDetails::of($number->e164)->kind === PhoneKind::Mobile);
        $mobile = BestNumber::among($mobiles, $suppressed);
        $lead = Lead::query()->create([
            'first_name' => $dbClient->first_name,
            'last_name' => $dbClient->last_name,
            'email' => $dbClient->email,
            'date_of_birth' => $dbClient->date_of_birth,
            'mobile_e164' => $mobile?->e164,
            'address' => $facts->address,
            'suburb' => $facts->suburb,
            'state' => $facts->state,
            'postcode' => $facts->postcode,
            'source' => $dbClient->source,
            'owner_id' => LeadOwners::orNull($actor->id),
            ...$client === null
                ? []
                : [
                    'status' => LeadStatus::Converted,
                    'client_id' => $client->id,
                    'converted_at' => CarbonImmutable::now(),
                    'converted_by' => $actor->id,
                ],
        ]);
        $this->carryConsent($dbClient, $mobile ?? BestNumber::among($others, $suppressed), $lead, $actor);
        $note = $this->noteOtherNumbers($others, $dbClient, $lead, $actor);
        $this->audit->record('lead.created', $lead, [], [
            'db_client_id' => $dbClient->id, 'status' => $lead->status->value, 'source' => $lead->source, ...($note === null ? [] : ['note_id' => $note->id]),
        ], $actor->id);

        return $lead;
    }

    /**
     * A lead has only a mobile. Readers of notes may not see contact details, so the note only says where the other numbers are.
     *
     * @param  Collection<int, DbPhoneNumber>  $numbers
     */
    private function noteOtherNumbers(Collection $numbers, DbClient $dbClient, Lead $lead, User $actor): ?Note
    {
        if ($numbers->isEmpty()) {
            return null;
        }
        $endings = $numbers->map(static fn (DbPhoneNumber $number): string => substr($number->e164, self::TAIL))->join(', ', ' and ');
        $body = ($numbers->count() === 1 ? 'Another number is recorded' : 'Other numbers are recorded')." on DB client {$dbClient->id}: ending {$endings}.";

        return Note::query()->create(['subject_type' => $lead->getMorphClass(), 'subject_id' => $lead->id, 'user_id' => $actor->id, 'body' => $body]);
    }

    private function carryConsent(DbClient $dbClient, ?DbPhoneNumber $number, Lead $lead, User $actor): void
    {
        Consent::query()->create([
            'person_type' => $lead->getMorphClass(),
            'person_id' => $lead->id,
            'channel' => ConsentChannel::Phone,
            'purpose' => 'Calls about opening an account',
            // A refusal is of the person, whatever was recorded with the number.
            'basis' => $dbClient->consent_basis === ConsentBasis::None
                ? ConsentBasis::None
                : $number->consent_basis ?? $dbClient->consent_basis,
            'user_id' => $actor->id,
            'evidence' => $number->consent_evidence ?? "As recorded for DB client {$dbClient->id}",
            'recorded_at' => $number->consent_at ?? ($dbClient->consent_at ?? CarbonImmutable::now()),
        ]);
    }

    private function refuse(string $why): never
    {
        throw ValidationException::withMessages(['conversion' => $why]);
    }
}
