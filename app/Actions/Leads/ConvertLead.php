<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Actions\Intake\CreateClient;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\LeadStatus;
use App\Enums\SuppressionReason;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\Lead;
use App\Models\User;
use App\Policies\LeadOwners;
use App\Services\Audit\AuditTrail;
use App\Services\Betstop\BetstopAnswer;
use App\Services\Betstop\BetstopPerson;
use App\Services\Betstop\BetstopRegister;
use App\Services\DbClients\LeaveAlone;
use App\Services\Exclusions\RecordExclusion;
use App\Services\Intake\IntakeLocks;
use App\Services\Intake\NewClient;
use App\Services\Intake\PersonKeys;
use App\Services\Matching\PersonFacts;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Support\Facades\DB;

/**
 * Makes a client of a qualified lead, in one transaction with everything that must be known before: that nobody else has
 * done it, that we hold nothing against the person, that they are no client yet, and what the BetStop register says.
 *
 * The register is asked between two transactions: it may take seconds, for which nobody else should wait. Its answer is kept
 * with the lead before anything else can go wrong. Then everything is looked at again, and the answer is taken only for the
 * person who was asked about.
 *
 * A lead that is linked to a client who was there before keeps the answer: nobody has asked about that client's own details.
 *
 * An excluded person is never made a client: the lead is barred. A register that does not answer stops the conversion.
 * (Interactive Gambling Act 2001 (Cth), Part 7B: no account for a registered individual.)
 */
final readonly class ConvertLead
{
    public function __construct(
        private RecordExclusion $exclusions,
        private LeadDuplicates $duplicates,
        private BetstopRegister $register,
        private LeaveAlone $leaveAlone,
        private BarLead $bar,
        private CreateClient $create,
        private IntakeLocks $locks,
        private AuditTrail $audit,
    ) {}

    /** Throws {@see LeadConversionRefused} when it is converted already, lacks something, or looks like a client about whom nothing was decided. */
    public function handle(Lead $lead, ConversionChoice $choice, User $by): ConversionOutcome
    {
        $asked = $this->screened($lead, $choice, $by, static fn (Lead $current): BetstopPerson => self::person($current));
        if ($asked instanceof ConversionOutcome) {
            return $asked;
        }
        $answer = $this->register->check($asked);
        $answeredAt = CarbonImmutable::now();
        $check = DB::transaction(fn (): BetstopCheck|ConversionOutcome => $this->learn($lead, $asked, $answer, $answeredAt, $by), 3);
        if ($check instanceof ConversionOutcome) {
            return $check;
        }

        return $this->screened($lead, $choice, $by, function (Lead $current, ?Client $linked) use ($asked, $check, $choice, $by): ConversionOutcome {
            if (! self::person($current)->is($asked)) {
                throw new LeadConversionRefused("{$current->full_name} was edited while the BetStop register was asked. Look at the lead again, then convert it.");
            }

            return $this->convert($current, $linked, $choice, $by, $check);
        });
    }

    /**
     * With the lead locked, and nothing that we know ourselves against it: does this.
     *
     * @template TResult
     *
     * @param  Closure(Lead, Client|null): TResult  $then
     * @return TResult|ConversionOutcome the lead barred, where we hold something against the person
     */
    private function screened(Lead $lead, ConversionChoice $choice, User $by, Closure $then): mixed
    {
        return DB::transaction(function () use ($lead, $choice, $by, $then): mixed {
            $current = Lead::query()->lockForUpdate()->findOrFail($lead->id);
            $this->mayConvert($current, $by);
            // Two leads of one person, converted at the same moment: the second sees the client of the first.
            $this->locks->hold(...PersonKeys::of(PersonFacts::ofLead($current)));

            $exclusion = $this->exclusions->of($current);
            if ($exclusion !== null) {
                return $this->bar($current, $exclusion->reason);
            }
            $linked = $this->decided($current, $choice);
            $exclusion = $linked === null ? null : $this->exclusions->of($linked);

            return $exclusion === null ? $then($current, $linked) : $this->bar($current, $exclusion->reason);
        }, 3);
    }

    private function mayConvert(Lead $lead, User $by): void
    {
        if ($lead->status === LeadStatus::Converted) {
            throw LeadConversionRefused::alreadyConverted($lead, $by);
        }
        if ($lead->status !== LeadStatus::Qualified) {
            throw new LeadConversionRefused("Only a qualified lead can be converted; {$lead->full_name} is {$lead->status->label()}.");
        }
        $missing = LeadCompleteness::missing($lead);
        if ($missing !== []) {
            throw LeadConversionRefused::incomplete($missing);
        }
    }

    /** The client whom the person named, or null when there is none to name or a reason was given why none is the same. */
    private function decided(Lead $lead, ConversionChoice $choice): ?Client
    {
        $candidates = $this->duplicates->of($lead);
        if ($choice->linkClientId !== null) {
            $found = array_filter($candidates, static fn ($candidate): bool => $candidate->id === $choice->linkClientId);

            return ($found === [] ? null : Client::query()->lockForUpdate()->find($choice->linkClientId))
                ?? throw new LeadConversionRefused('That client no longer looks like this lead. Look at the matches again.');
        }
        if ($choice->overrideReason !== null) {
            return null;
        }

        foreach ($candidates as $candidate) {
            if ($candidate->isLikely()) {
                throw new LeadConversionRefused("{$candidate->full_name} looks like the same person. Link the lead to that client, or say why it is somebody else.");
            }
        }

        return null;
    }

    private function bar(Lead $lead, string $reason): ConversionOutcome
    {
        $this->bar->handle($lead, $reason);

        return ConversionOutcome::barred($lead, $reason);
    }

    /** The answer kept with the lead, whatever has become of it meanwhile; the outcome where that is the end of it. */
    private function learn(Lead $lead, BetstopPerson $asked, BetstopAnswer $answer, CarbonImmutable $answeredAt, User $by): BetstopCheck|ConversionOutcome
    {
        $current = Lead::withTrashed()->lockForUpdate()->findOrFail($lead->id);
        $facts = new PersonFacts($asked->firstName, $asked->lastName, $asked->dateOfBirth, $asked->email, $asked->mobileE164 === null ? [] : [$asked->mobileE164]);
        $check = BetstopCheck::query()->create([
            'person_type' => $current->getMorphClass(),
            'person_id' => $current->id,
            'purpose' => BetstopCheckPurpose::Onboarding,
            'request_hash' => hash_hmac('sha256', implode('|', PersonKeys::of($facts)), config()->string('app.key')),
            'result' => $answer->result,
            'checked_at' => $answeredAt,
            'valid_until' => $answer->validUntil,
            'user_id' => $by->id,
            'evidence' => $answer->evidence,
        ]);
        if ($answer->result === BetstopCheckResult::Error) {
            $this->audit->record('lead.betstop_unanswered', $current, after: ['betstop_check_id' => $check->id]);

            return ConversionOutcome::unanswered($current);
        }

        return $answer->result === BetstopCheckResult::Clear ? $check : $this->registered($current, $facts, $check, $by);
    }

    private function registered(Lead $lead, PersonFacts $facts, BetstopCheck $check, User $by): ConversionOutcome
    {
        $this->leaveAlone->person($facts, SuppressionReason::Betstop, $by->id);
        $reason = "{$facts->fullName()} is on the BetStop register.";
        // Somebody else was quicker, and was told otherwise: the client of this lead is protected instead.
        if ($lead->status === LeadStatus::Converted && $lead->is_client_new && $lead->client_id !== null) {
            $this->mark($lead->client_id, BetstopState::Registered, $check, [BetstopState::Unchecked, BetstopState::Clear]);
        }

        return in_array($lead->status, [LeadStatus::Converted, LeadStatus::Barred], true) ? ConversionOutcome::barred($lead, $reason) : $this->bar($lead, $reason);
    }

    /** @param  list<BetstopState>  $from  of any other state it stays as it is */
    private function mark(int $clientId, BetstopState $state, BetstopCheck $check, array $from): void
    {
        $client = Client::query()->lockForUpdate()->find($clientId);
        if ($client !== null && in_array($client->betstop_state, $from, true)) {
            Client::query()->whereKey($client->id)->update(['betstop_state' => $state]);
            $this->audit->record(
                'client.betstop_checked',
                $client,
                ['betstop_state' => $client->betstop_state->value],
                ['betstop_state' => $state->value, 'betstop_check_id' => $check->id, 'result' => $check->result->value],
            );
        }
    }

    private function convert(Lead $lead, ?Client $linked, ConversionChoice $choice, User $by, BetstopCheck $check): ConversionOutcome
    {
        $client = $linked ?? $this->create->handle(self::newClient($lead), 'lead');
        if ($linked === null) {
            // With the client, where the next officer looks for it. Whatever a notice of the register has said meanwhile stays.
            BetstopCheck::query()->whereKey($check->id)->update(['person_type' => $client->getMorphClass(), 'person_id' => $client->id]);
            $this->mark($client->id, BetstopState::Clear, $check, [BetstopState::Unchecked]);
        }

        $lead->status = LeadStatus::Converted;
        $lead->client_id = $client->id;
        $lead->is_client_new = $linked === null;
        $lead->converted_at = CarbonImmutable::now();
        $lead->converted_by = $by->id;
        $lead->save();
        $this->audit->record('lead.converted', $lead, ['status' => LeadStatus::Qualified->value], array_filter([
            'status' => LeadStatus::Converted->value,
            'client_id' => $client->id,
            'is_client_new' => $lead->is_client_new,
            'override_reason' => $choice->overrideReason,
        ], static fn (mixed $value): bool => $value !== null));

        return ConversionOutcome::converted($lead, $client);
    }

    private static function person(Lead $lead): BetstopPerson
    {
        return new BetstopPerson($lead->first_name, $lead->last_name, $lead->date_of_birth, $lead->mobile_e164, $lead->email, $lead->postcode);
    }

    private static function newClient(Lead $lead): NewClient
    {
        return new NewClient(
            company_id: (int) $lead->company_id,
            pin: null,
            first_name: $lead->first_name,
            last_name: $lead->last_name,
            preferred_name: null,
            date_of_birth: $lead->date_of_birth ?? throw LeadConversionRefused::incomplete(['date of birth']),
            email: $lead->email,
            mobile_e164: $lead->mobile_e164,
            address: $lead->address,
            suburb: $lead->suburb,
            postcode: $lead->postcode,
            state: $lead->state,
            affiliate_id: null,
            account_manager_id: LeadOwners::orNobody($lead->owner_id),
        );
    }
}
