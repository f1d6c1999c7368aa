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
use App\Services\Audit\AuditTrail;
use App\Services\Betstop\BetstopAnswer;
use App\Services\Betstop\BetstopPerson;
use App\Services\Betstop\BetstopRegister;
use App\Services\DbClients\LeaveAlone;
use App\Services\Exclusions\ExclusionCheck;
use App\Services\Intake\IntakeLocks;
use App\Services\Intake\NewClient;
use App\Services\Matching\PersonFacts;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Support\Facades\DB;

/**
 * Makes a client of a qualified lead, in one transaction with everything that must be known before: that nobody else has
 * done it, that we hold nothing against the person, that they are no client yet, and what the BetStop register says.
 *
 * The register is asked between two transactions: it may take seconds, for which nobody else should wait. The second looks
 * at everything again, and takes the answer only for the person who was asked about.
 *
 * An excluded person is never made a client: the lead is barred. A register that does not answer stops the conversion.
 * (Interactive Gambling Act 2001 (Cth), Part 7B: no account for a registered individual.)
 */
final readonly class ConvertLead
{
    private const REASON_LENGTH = 255;

    public function __construct(
        private ExclusionCheck $exclusions,
        private LeadDuplicates $duplicates,
        private BetstopRegister $register,
        private LeaveAlone $leaveAlone,
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

        return $this->screened($lead, $choice, $by, function (Lead $current, ?Client $linked) use ($asked, $answer, $answeredAt, $choice, $by): ConversionOutcome {
            if (! self::person($current)->is($asked)) {
                throw new LeadConversionRefused("{$current->full_name} was edited while the BetStop register was asked. Look at the lead again, then convert it.");
            }

            return match ($answer->result) {
                BetstopCheckResult::Error => $this->unanswered($current, $answer, $answeredAt, $by),
                BetstopCheckResult::Registered => $this->registered($current, $answer, $answeredAt, $by),
                BetstopCheckResult::Clear => $this->convert($current, $linked, $choice, $by, fn (Client $client): BetstopCheck => $this->keep($current, $client, $answer, $answeredAt, $by)),
            };
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
            $this->locks->hold(...$this->keysOf($current));

            $exclusion = $this->exclusions->find(PersonFacts::ofLead($current));
            if ($exclusion !== null) {
                return $this->bar($current, $exclusion->reason);
            }
            $linked = $this->decided($current, $choice);
            $exclusion = $linked === null ? null : $this->exclusions->find(PersonFacts::ofClient($linked));

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

            return ($found === [] ? null : Client::query()->find($choice->linkClientId))
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
        $before = ['status' => $lead->status->value, 'lost_reason' => $lead->lost_reason];
        $lead->status = LeadStatus::Barred;
        $lead->lost_reason = mb_substr($reason, 0, self::REASON_LENGTH);
        $lead->save();
        $this->audit->record('lead.barred', $lead, $before, ['status' => LeadStatus::Barred->value, 'lost_reason' => $lead->lost_reason]);

        return ConversionOutcome::barred($lead, $reason);
    }

    private function unanswered(Lead $lead, BetstopAnswer $answer, CarbonImmutable $answeredAt, User $by): ConversionOutcome
    {
        $check = $this->keep($lead, $lead, $answer, $answeredAt, $by);
        $this->audit->record('lead.betstop_unanswered', $lead, after: ['betstop_check_id' => $check->id]);

        return ConversionOutcome::unanswered($lead);
    }

    private function registered(Lead $lead, BetstopAnswer $answer, CarbonImmutable $answeredAt, User $by): ConversionOutcome
    {
        $this->keep($lead, $lead, $answer, $answeredAt, $by);
        $this->leaveAlone->person(PersonFacts::ofLead($lead), SuppressionReason::Betstop, $by->id);

        return $this->bar($lead, "{$lead->full_name} is on the BetStop register.");
    }

    /** @param  Closure(Client): BetstopCheck  $keep  with the client once there is one */
    private function convert(Lead $lead, ?Client $linked, ConversionChoice $choice, User $by, Closure $keep): ConversionOutcome
    {
        $client = $linked ?? $this->create->handle(self::newClient($lead), 'lead');
        $check = $keep($client);
        // Whatever a notice of the register has said meanwhile stays: only a client nobody was asked about becomes clear.
        if (Client::query()->whereKey($client->id)->where('betstop_state', BetstopState::Unchecked)->update(['betstop_state' => BetstopState::Clear]) === 1) {
            $this->audit->record(
                'client.betstop_checked',
                $client,
                ['betstop_state' => BetstopState::Unchecked->value],
                ['betstop_state' => BetstopState::Clear->value, 'betstop_check_id' => $check->id, 'result' => $check->result->value],
            );
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

    /** With the client once there is one, where the next officer looks for it; else with the lead. */
    private function keep(Lead $lead, Lead|Client $person, BetstopAnswer $answer, CarbonImmutable $answeredAt, User $by): BetstopCheck
    {
        return BetstopCheck::query()->create([
            'person_type' => $person->getMorphClass(),
            'person_id' => $person->id,
            'purpose' => BetstopCheckPurpose::Onboarding,
            'request_hash' => hash_hmac('sha256', implode('|', $this->keysOf($lead)), config()->string('app.key')),
            'result' => $answer->result,
            'checked_at' => $answeredAt,
            'valid_until' => $answer->validUntil,
            'user_id' => $by->id,
            'evidence' => $answer->evidence,
        ]);
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
            account_manager_id: $lead->owner_id,
        );
    }

    /** @return list<string> what one person's leads have in common */
    private function keysOf(Lead $lead): array
    {
        return array_values(array_filter([
            'person '.mb_strtolower($lead->full_name).' '.$lead->date_of_birth?->toDateString(),
            $lead->mobile_e164 === null ? null : "mobile {$lead->mobile_e164}",
            $lead->email === null ? null : 'email '.mb_strtolower($lead->email),
        ]));
    }
}
