<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonReader;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\MatchStatus;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;
use App\Enums\RsgFormType;
use App\Enums\SuppressionReason;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Reads people who are not excluded, but protected on all their accounts: by a time-out, an RSG hold, an opt-out or a limit. */
final readonly class ProtectedPeople
{
    public function __construct(private PersonReader $people) {}

    /** @return list<ExcludedPerson> people that this purpose must not reach */
    public function from(GatePurpose $purpose, NearbyRowReader $near): array
    {
        return [
            ...($purpose->heedsTimeOuts() ? $this->timedOut($near) : []),
            ...($purpose->heedsHolds() ? $this->onHold($near) : []),
            ...($purpose->heedsOptOuts() ? $this->optedOutClients($near) : []),
            ...($purpose->isMarketing() ? $this->stoppedDbClients($near) : []),
            ...($purpose->isMarketing() && $purpose->heedsOptOuts() ? $this->stoppedLeads($near) : []),
        ];
    }

    /**
     * People who could be one of these and asked us to stop.
     *
     * @param  array<int, PersonDetails>  $people
     */
    public function optedOut(array $people): ExclusionIndex
    {
        $near = NearbyRowReader::of($people);

        return new ExclusionIndex([...$this->optedOutClients($near), ...$this->stoppedDbClients($near), ...$this->stoppedLeads($near)]);
    }

    /**
     * Clients with one of these rows who could be one of these people.
     *
     * @param  array<int, PersonDetails>  $people
     * @param  'limit'|'time_out'  $list
     * @param  Builder  $rows  of the table, which has a `client_id`
     */
    public function holding(array $people, string $list, string $table, Builder $rows): ExclusionIndex
    {
        return new ExclusionIndex(
            array_map(
                static fn (array $pair): ExcludedPerson => new ExcludedPerson(
                    ExcludedPeople::person($pair[0]),
                    new Exclusion($list, ''),
                    'client',
                    (int) $pair[1]->id,
                    (int) $pair[1]->id,
                ),
                NearbyRowReader::of($people)->holders([$table => $rows]),
            ),
        );
    }

    /** @return list<ExcludedPerson> */
    private function timedOut(NearbyRowReader $near): array
    {
        $now = CarbonImmutable::now();
        $inForce = static fn (): Builder => DB::table('time_outs')->where('starts_at', '<=', $now)->where('ends_at', '>', $now);
        $pairs = $near->holders(['time_outs' => $inForce()]);
        $timeOuts = $pairs === []
            ? []
            : $inForce()
                ->whereIntegerInRaw(
                    'client_id',
                    array_unique(array_map(static fn (array $pair): int => (int) $pair[1]->id, $pairs)),
                )
                ->orderBy('ends_at')
                ->get(['id', 'client_id', 'ends_at'])
                ->keyBy('client_id')
                ->all();
        $found = [];
        foreach ($pairs as [$client, $holder]) {
            // It may have ended since the first query.
            $timeOut = $timeOuts[$holder->id] ?? null;
            if ($timeOut !== null) {
                $until = CarbonImmutable::parse($timeOut->ends_at)->setTimezone(config()->string('paddock.timezone'))->format('j M Y, g:i a');
                $found[] = self::protected($holder, 'time_out', "asked for a time-out until {$until}", 'time_out', (int) $timeOut->id, $client);
            }
        }

        return $found;
    }

    /**
     * Leaves out clients who are quiet because of a time-out of their own or of a confirmed account: in force, or ended since the last bet.
     * Also those on hold, by a serious RSG event or an open request, who get no marketing.
     *
     * @param  Builder  $clients  over `clients`
     */
    public static function withoutProtected(Builder $clients): Builder
    {
        $reasons = static fn (string $client): array => [
            DB::table('time_outs')->whereColumn('time_outs.client_id', $client)->where(
                static fn (Builder $since): Builder => $since
                    ->where('time_outs.ends_at', '>', CarbonImmutable::now())
                    ->orWhereColumn('time_outs.ends_at', '>', 'clients.last_bet_at'),
            ),
            self::seriousEvents()->whereColumn('rsg_events.client_id', $client),
            self::openRequests()->whereColumn('rsg_form_submissions.client_id', $client),
        ];
        foreach ($reasons('clients.id') as $reason) {
            $clients->whereNotExists($reason->selectRaw('1'));
        }
        foreach (['left' => 'right', 'right' => 'left'] as $own => $other) {
            $confirmed = DB::table('matches')->selectRaw('1')
                ->whereColumn("matches.{$own}_id", 'clients.id')
                ->where('matches.left_type', 'client')
                ->where('matches.right_type', 'client')
                ->where('matches.status', MatchStatus::Confirmed->value);
            $clients->whereNotExists($confirmed->where(static function (Builder $any) use ($reasons, $other): void {
                foreach ($reasons("matches.{$other}_id") as $reason) {
                    $any->orWhereExists($reason->selectRaw('1'));
                }
            }));
        }

        return $clients;
    }

    /** Serious RSG events that hold back marketing and bonuses. */
    public static function seriousEvents(): Builder
    {
        return DB::table('rsg_events')->where('severity', RsgEventSeverity::High->value)->whereIn('status', array_column(RsgEventStatus::waiting(), 'value'));
    }

    /** Undecided requests for a self-exclusion, a time-out or the end of the account, which hold back the same. */
    public static function openRequests(): Builder
    {
        return DB::table('rsg_form_submissions')
            ->whereIn('form_type', [
                RsgFormType::SelfExclusion->value,
                RsgFormType::TimeOut->value,
                RsgFormType::AccountClosure->value,
            ])
            ->whereNull('resolved_at');
    }

    /**
     * Clients with a serious RSG event, or a request that openRequests() names. The hold starts with the request, not with our decision.
     *
     * @return list<ExcludedPerson>
     */
    private function onHold(NearbyRowReader $near): array
    {
        return array_map(
            static fn (array $pair): ExcludedPerson => self::protected(
                $pair[1],
                'rsg_hold',
                'has an open RSG event that is serious, or an open request for a self-exclusion, a time-out or account closure',
                'rsg_hold',
                (int) $pair[1]->id,
                $pair[0],
            ),
            $near->holders([
                'rsg_events' => self::seriousEvents(),
                'rsg_form_submissions' => self::openRequests()->whereNotNull('client_id'),
            ]),
        );
    }

    /** @return list<ExcludedPerson> */
    private function optedOutClients(NearbyRowReader $near): array
    {
        return array_map(
            static fn (array $pair): ExcludedPerson => self::protected(
                $pair[1],
                'opted_out',
                'opted out of SMS',
                'opted_out',
                (int) $pair[1]->id,
                $pair[0],
            ),
            $near->withMerged(
                static fn (Builder $mark): Builder => $mark->whereNotNull('clients.sms_opted_out_at'),
                static fn (stdClass $client): bool => $client->sms_opted_out_at !== null,
            ),
        );
    }

    /** @return list<ExcludedPerson> DB clients who asked us to stop */
    private function stoppedDbClients(NearbyRowReader $near): array
    {
        $stopped = DB::table('db_clients')
            ->leftJoin('leads as converted', 'converted.id', '=', 'db_clients.lead_id')
            ->whereNull('db_clients.deleted_at')
            ->where(
                static fn (Builder $asked): Builder => $asked
                    ->where(['db_clients.status' => DbClientStatus::Suppressed->value, 'db_clients.suppressed_reason' => SuppressionReason::Stop->value])
                    // A converted one keeps its status.
                    ->orWhere(
                        static fn (Builder $converted): Builder => $converted
                            ->where('db_clients.status', DbClientStatus::Converted->value)
                            ->where('db_clients.last_outcome', DbClientOutcome::AskedToStop->value),
                    ),
            );

        return $this->stopped('db_client', 'DB client', $near->rows(
            $stopped,
            'db_clients',
            ['db_clients.id', 'db_clients.client_id', 'converted.client_id as client_of_lead'],
            ['db_phones', 'email', 'date_of_birth', 'name'],
        ));
    }

    /** @return list<ExcludedPerson> leads who asked us to stop: their consent to SMS is withdrawn then */
    private function stoppedLeads(NearbyRowReader $near): array
    {
        $stopped = DB::table('leads')->whereNull('leads.deleted_at')->whereExists(
            static fn (Builder $refusal): Builder => $refusal
                ->selectRaw('1')
                ->from('consents')
                ->where('person_type', 'lead')
                ->whereColumn('person_id', 'leads.id')
                ->where(['channel' => ConsentChannel::Sms->value, 'basis' => ConsentBasis::None->value]),
        );

        return $this->stopped('lead', 'lead', $near->rows($stopped, 'leads', ['leads.id', 'leads.client_id'], ['mobile_e164', 'email', 'date_of_birth', 'name']));
    }

    /**
     * @param  list<stdClass>  $rows  ids of the records, and of the client that each became
     * @return list<ExcludedPerson>
     */
    private function stopped(string $type, string $noun, array $rows): array
    {
        $clients = [];
        foreach ($rows as $row) {
            $clientId = $row->client_id ?? $row->client_of_lead ?? null;
            $clients[(int) $row->id] = $clientId === null ? null : (int) $clientId;
        }
        $found = [];
        foreach (array_chunk(array_keys($clients), NearbyRowReader::MOST) as $chunk) {
            foreach ($this->people->of($type, $chunk) as $id => $person) {
                $found[] = new ExcludedPerson($person, new Exclusion('opted_out', "{$person->fullName()} ({$noun} {$id}) asked us to stop"), $type, $id, $clients[$id]);
            }
        }

        return $found;
    }

    /**
     * A client with an account who is protected for a time or from contact.
     *
     * @param  'time_out'|'rsg_hold'|'opted_out'  $list
     * @param  stdClass  $details  the client, or one who was merged into the client
     */
    private static function protected(
        stdClass $client,
        string $list,
        string $does,
        string $sourceType,
        int $sourceId,
        stdClass $details,
    ): ExcludedPerson {
        return new ExcludedPerson(
            ExcludedPeople::person($details),
            new Exclusion($list, trim("{$client->first_name} {$client->last_name}")." (PIN {$client->pin}) {$does}"),
            $sourceType,
            $sourceId,
            (int) $client->id,
        );
    }
}
