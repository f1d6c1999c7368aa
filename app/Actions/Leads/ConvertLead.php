<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Actions\Intake\CreateClient;
use App\Actions\Matches\DecideMatches;
use App\Actions\Rsg\OpenExclusionCase;
use App\Actions\Rsg\RunBetstopCheck;
use App\Domain\DbClients\DoNotContact;
use App\Domain\Leads\ConversionChoice;
use App\Domain\Leads\ConversionOutcome;
use App\Domain\Leads\LeadConversion;
use App\Domain\Leads\LeadOwners;
use App\Domain\Matches\NoticeMatcher;
use App\Domain\Matches\OrderedPair;
use App\Domain\Notifications\NotificationPresenter;
use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\MatchReason;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\ExclusionChecker;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ExclusionReason;
use App\Enums\LeadStatus;
use App\Enums\MatchStatus;
use App\Enums\SuppressionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\User;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Support\Facades\DB;

/**
 * Converts a qualified lead to a client after all checks: not yet converted, not excluded, no matching client, and clear on the
 * BetStop register.
 *
 * The register is queried between two transactions, because it may take seconds. Its answer is stored with the lead first. Then
 * all checks run again, and the answer counts only when the person's details have not changed.
 *
 * When the lead is linked to an existing client, the answer stays with the lead: it was not about that client's details.
 *
 * An excluded person never becomes a client: the lead is barred. Without an answer from the register the conversion stops.
 * (Interactive Gambling Act 2001 (Cth), Part 7B: no account for a registered individual.)
 */
final readonly class ConvertLead
{
    public function __construct(
        private ExclusionChecker $exclusions,
        private MatchFinder $matches,
        private BetstopRegister $register,
        private DoNotContact $doNotContact,
        private BarLead $bar,
        private DecideMatches $decide,
        private OpenExclusionCase $cases,
        private CreateClient $create,
        private NoticeMatcher $notices,
        private RunBetstopCheck $checks,
        private IntakeLock $locks,
        private AuditTrail $audit,
    ) {}

    /** @throws OperationRefusedException when the lead is already converted, incomplete, or matches a client without a decision */
    public function handle(Lead $lead, ConversionChoice $choice, User $by): ConversionOutcome
    {
        $asked = $this->screened($lead, $choice, $by, static fn (Lead $current): BetstopPerson => BetstopPerson::of($current));
        if ($asked instanceof ConversionOutcome) {
            return $asked;
        }
        $answer = $this->register->check($asked);
        $answeredAt = CarbonImmutable::now();
        $check = DB::transaction(fn (): BetstopCheck|ConversionOutcome => $this->recordAnswer($lead, $asked, $answer, $answeredAt, $choice, $by), 3);
        if ($check instanceof ConversionOutcome) {
            return $check;
        }

        return $this->screened($lead, $choice, $by, function (Lead $current, ?Client $linked) use ($asked, $check, $choice, $by): ConversionOutcome {
            if (! BetstopPerson::of($current)->is($asked)) {
                throw new OperationRefusedException("{$current->full_name} was edited during the BetStop check. Review the lead and convert it again.");
            }

            return $this->convert($current, $linked, $choice, $by, $check);
        });
    }

    /**
     * Locks the lead, checks our own exclusions and then runs the callback.
     *
     * @template TResult
     *
     * @param  Closure(Lead, Client|null): TResult  $then
     * @return TResult|ConversionOutcome a barred lead when the person is excluded
     */
    private function screened(Lead $lead, ConversionChoice $choice, User $by, Closure $then): mixed
    {
        return DB::transaction(function () use ($lead, $choice, $by, $then): mixed {
            $current = Lead::query()->lockForUpdate()->findOrFail($lead->id);
            $this->refuseInvalid($current, $by);
            // When two leads of one person are converted at once, the second sees the client of the first.
            $this->locks->hold(...PersonDetails::ofLead($current)->lockKeys());

            $exclusion = $this->exclusions->findForRecord($current);
            $linked = $exclusion === null ? $this->chosenClient($current, $choice) : null;
            $exclusion ??= $linked === null ? null : $this->exclusions->findForRecord($linked);
            if ($exclusion === null) {
                return $then($current, $linked);
            }
            $this->confirm($current, $choice, $by);

            return $this->bar($current, $exclusion->reason);
        }, 3);
    }

    private function refuseInvalid(Lead $lead, User $by): void
    {
        if ($lead->status === LeadStatus::Converted) {
            $converter = $lead->convertedBy()->first()->full_name ?? 'A colleague';
            $at = $lead->converted_at === null ? '' : ' on '.NotificationPresenter::humanFormat($lead->converted_at, $by->timezone);
            throw new OperationRefusedException("{$converter} already converted {$lead->full_name}{$at}. Nothing was changed.");
        }
        if ($lead->status !== LeadStatus::Qualified) {
            throw new OperationRefusedException("Only a qualified lead can be converted; {$lead->full_name} is {$lead->status->label()}.");
        }
        $missing = LeadConversion::missing($lead);
        if ($missing !== []) {
            throw new OperationRefusedException('Complete these fields first: '.implode(', ', $missing).'.');
        }
    }

    /** The chosen client, or null for a new one. */
    private function chosenClient(Lead $lead, ConversionChoice $choice): ?Client
    {
        $candidates = $this->candidates($lead);
        if ($choice->linkClientId !== null) {
            return (isset($candidates[$choice->linkClientId]) ? Client::query()->lockForUpdate()->find($choice->linkClientId) : null)
                ?? throw new OperationRefusedException('This client no longer matches the lead. Check the matches again.');
        }
        if ($choice->overrideReason !== null) {
            return null;
        }

        foreach ($candidates as $candidate) {
            if ($candidate->isLikely()) {
                throw new OperationRefusedException("{$candidate->full_name} looks like the same person. Link the lead to this client, or give a reason why they are different people.");
            }
        }

        return null;
    }

    /** @return array<int, MatchCandidate> by client */
    private function candidates(Lead $lead): array
    {
        return array_column($this->matches->find(PersonDetails::ofLead($lead), ['client']), null, 'id');
    }

    /**
     * An excluded lead is not linked, but the colleague knows that the chosen client is the same person, also when the details differ. The
     * confirmed match makes the exclusion count for this client.
     */
    private function confirm(Lead $lead, ConversionChoice $choice, User $by): ?Client
    {
        $candidate = $this->candidates($lead)[$choice->linkClientId ?? 0] ?? null;
        if ($candidate === null) {
            return null;
        }
        $reasons = array_map(static fn (MatchReason $reason): array => $reason->toArray(), $candidate->evidence);
        $match = MatchSuggestion::query()->createOrFirst(OrderedPair::of('client', $candidate->id, 'lead', $lead->id)->columns(), ['score' => $candidate->score, 'reasons' => $reasons])->refresh();
        if ($match->status !== MatchStatus::Confirmed) {
            $this->decide->handle([$match->id], $match->status, MatchStatus::Confirmed, 'Chosen when the lead was converted', $by);
        }

        return Client::query()->find($candidate->id);
    }

    private function bar(Lead $lead, string $reason): ConversionOutcome
    {
        $this->bar->handle($lead, $reason);

        return new ConversionOutcome(barredReason: $reason);
    }

    /** Stores the answer with the lead. Returns an outcome when the answer ends the conversion. */
    private function recordAnswer(
        Lead $lead, BetstopPerson $asked, BetstopAnswer $answer, CarbonImmutable $answeredAt, ConversionChoice $choice, User $by,
    ): BetstopCheck|ConversionOutcome {
        $current = Lead::withTrashed()->lockForUpdate()->findOrFail($lead->id);
        $facts = new PersonDetails($asked->firstName, $asked->lastName, $asked->dateOfBirth, $asked->email, $asked->mobileE164 === null ? [] : [$asked->mobileE164]);
        $check = BetstopCheck::query()->create([
            'person_type' => $current->getMorphClass(),
            'person_id' => $current->id,
            'purpose' => BetstopCheckPurpose::Onboarding,
            'request_hash' => $asked->fingerprint(),
            'result' => $answer->result,
            'checked_at' => $answeredAt,
            'valid_until' => $answer->validUntil,
            'user_id' => $by->id,
            'evidence' => $answer->evidence,
        ]);
        if ($answer->result === BetstopCheckResult::Error) {
            $this->audit->record('lead.betstop_unanswered', $current, after: ['betstop_check_id' => $check->id]);

            return new ConversionOutcome;
        }

        if ($answer->result === BetstopCheckResult::Clear) {
            return $check;
        }
        $outcome = $this->registered($current, $facts, $check, $by);
        // Clients who are certainly this person, like after any other answer about a person.
        $clients = $this->notices->certain($facts)->concat(array_filter([$this->confirm($current, $choice, $by)]))->unique('id')->sortBy('id');
        foreach ($clients->where('betstop_state', '!=', BetstopState::Registered) as $client) {
            $this->checks->record($client, $asked, $answer, BetstopCheckPurpose::Onboarding, ['user_id' => $by->id]);
        }

        return $outcome;
    }

    private function registered(Lead $lead, PersonDetails $facts, BetstopCheck $check, User $by): ConversionOutcome
    {
        $this->doNotContact->person($facts, SuppressionReason::Betstop, $by->id);
        $reason = "{$facts->fullName()} is on the BetStop register.";
        // A colleague converted the lead first with another answer, so the new client is marked and frozen.
        if ($lead->status === LeadStatus::Converted && $lead->is_client_new && $lead->client_id !== null) {
            $client = $this->mark($lead->client_id, BetstopState::Registered, $check, [BetstopState::Unchecked, BetstopState::Clear]);
            if ($client !== null) {
                $this->cases->handle($client, ExclusionReason::Betstop, $by->id);
            }
        }

        return in_array($lead->status, [LeadStatus::Converted, LeadStatus::Barred], true) ? new ConversionOutcome(barredReason: $reason) : $this->bar($lead, $reason);
    }

    /**
     * @param  list<BetstopState>  $from  other states stay unchanged
     * @return Client|null the client when it is marked now
     */
    private function mark(int $clientId, BetstopState $state, BetstopCheck $check, array $from): ?Client
    {
        $client = Client::query()->lockForUpdate()->find($clientId);
        if ($client === null || ! in_array($client->betstop_state, $from, true)) {
            return null;
        }
        Client::query()->whereKey($client->id)->update(['betstop_state' => $state]);
        $this->audit->record(
            'client.betstop_checked',
            $client,
            ['betstop_state' => $client->betstop_state->value],
            ['betstop_state' => $state->value, 'betstop_check_id' => $check->id, 'result' => $check->result->value],
        );

        return $client;
    }

    private function convert(Lead $lead, ?Client $linked, ConversionChoice $choice, User $by, BetstopCheck $check): ConversionOutcome
    {
        $client = $linked ?? $this->create->handle(self::newClient($lead), 'lead');
        if ($linked === null) {
            // The check moves to the client. A newer notice of the register still wins.
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

        return new ConversionOutcome($client);
    }

    private static function newClient(Lead $lead): Client
    {
        return new Client([
            ...$lead->only(['company_id', 'first_name', 'last_name', 'email', 'mobile_e164', 'address', 'suburb', 'postcode', 'state']),
            'date_of_birth' => $lead->date_of_birth ?? throw new OperationRefusedException('Complete these fields first: date of birth.'),
            'account_manager_id' => LeadOwners::orNull($lead->owner_id),
        ]);
    }
}
