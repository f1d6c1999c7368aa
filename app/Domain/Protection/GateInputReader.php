<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonReader;
use App\Domain\People\SamePersonReader;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\SuppressionReason;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Reads what the gate needs to know for a purpose, for one client or for many, in the same constant number of queries. */
final readonly class GateInputReader
{
    private const COLUMNS = [
        'id', 'first_name', 'last_name', 'preferred_name', 'date_of_birth', 'mobile_e164', 'email', 'address', 'suburb', 'state', 'postcode',
        'is_barred', 'sms_opted_out_at', 'deleted_at', 'status', 'betstop_state', 'former_pins',
    ];

    public function __construct(
        private ExcludedPeople $excluded,
        private SuppressionList $suppressions,
        private PersonReader $people,
        private SamePersonReader $same,
        private WaitingMatchReader $waiting,
        private ReviewedMatchReader $reviewed,
    ) {}

    /** Input about a client who is already read, and usually locked. */
    public function ofClient(Client $client, GatePurpose $purpose): GateInput
    {
        $row = (object) [
            ...$client->only(self::COLUMNS),
            'state' => $client->state?->value,
            'status' => $client->status->value,
            'betstop_state' => $client->betstop_state->value,
        ];

        return $this->clients([$row], $purpose)[$client->id];
    }

    /**
     * @param  list<int>  $ids  up to a few thousand
     * @param  ExclusionIndex|null  $index  of all excluded people, for a pass over many thousands
     * @return array<int, GateInput> by id, in order of id, without unknown ids
     */
    public function ofClients(array $ids, GatePurpose $purpose, ?ExclusionIndex $index = null): array
    {
        $rows = DB::table('clients')
            ->whereIntegerInRaw('id', $ids)
            ->orderBy('id')
            ->get(self::COLUMNS);

        return $this->clients(array_values($rows->all()), $purpose, $index);
    }

    /** Input about a person without a record, such as one who wants an account. */
    public function ofPerson(PersonDetails $person, GatePurpose $purpose): GateInput
    {
        return new GateInput(
            $person,
            exclusions: $this->excluded->near([$person], purpose: $purpose)->of($person),
            suppressed: $this->suppressed([$person], $purpose)[0],
        );
    }

    /** Input about a lead or DB client, with the decisions of colleagues. */
    public function ofRecord(Lead|DbClient $record, GatePurpose $purpose): GateInput
    {
        [$type, $person] = [$record->getMorphClass(), $record instanceof Lead ? PersonDetails::ofLead($record) : PersonDetails::ofDbClient($record)];
        $exclusions = $this->exclusions([$record->id => $person], $type, $purpose, [$record->id])[$record->id];
        $suppressed = $record instanceof DbClient && $record->status === DbClientStatus::Suppressed ? $record->suppressed_reason : null;

        return new GateInput(
            $person,
            $type,
            $record->id,
            isDeleted: $record->trashed(),
            isBarred: $record instanceof Lead
                ? $record->status === LeadStatus::Barred
                : $suppressed === SuppressionReason::Barred,
            betstopState: $suppressed === SuppressionReason::Betstop ? BetstopState::Registered : BetstopState::Unchecked,
            exclusions: $exclusions,
            suppressed: $this->suppressed([$person], $purpose)[0],
        );
    }

    /** How long the register's latest answer `clear` about these details is valid; null without one. */
    public function clearUntilOf(Lead|DbClient $record): ?CarbonImmutable
    {
        $last = BetstopCheck::query()
            ->where('person_type', $record->getMorphClass())
            ->where('person_id', $record->id)
            ->where('result', '!=', BetstopCheckResult::Error)
            ->latest('id')
            ->first();

        return $last?->result === BetstopCheckResult::Clear && $last->request_hash === BetstopPerson::of($record)->fingerprint() ? $last->valid_until : null;
    }

    /**
     * Input about DB clients as people. Their numbers and consents are read for each call.
     *
     * @param  list<int>  $ids  up to a few thousand
     * @return array<int, GateInput> by id, without deleted and unknown DB clients
     */
    public function ofDbClients(array $ids, GatePurpose $purpose): array
    {
        $people = $this->people->of('db_client', $ids);
        $exclusions = $this->exclusions($people, 'db_client', $purpose, array_keys($people));
        $input = [];
        foreach ($people as $id => $person) {
            $input[$id] = new GateInput($person, 'db_client', $id, exclusions: $exclusions[$id]);
        }

        return $input;
    }

    /**
     * @param  list<stdClass>  $rows
     * @return array<int, GateInput> by id
     */
    private function clients(array $rows, GatePurpose $purpose, ?ExclusionIndex $index = null): array
    {
        $people = [];
        foreach ($rows as $row) {
            $people[(int) $row->id] = PersonDetails::of($row, $row->mobile_e164 === null ? [] : [$row->mobile_e164]);
        }
        $ids = array_keys($people);
        // Only clients with former PINs have merged records.
        $survivors = array_map(
            static fn (stdClass $row): int => (int) $row->id,
            array_values(array_filter($rows, static fn (stdClass $row): bool => ($row->former_pins ?? '') !== '')),
        );
        $exclusions = $this->exclusions($people, 'client', $purpose, $survivors, $index);
        $suppressed = $this->suppressed($people, $purpose);
        $consents = $purpose->isMarketing() ? ConsentReader::ofClients($ids, $purpose) : [];
        $clear = $purpose->isMarketing() || $purpose === GatePurpose::Reopening ? $this->clearUntil($ids) : [];
        $input = [];
        foreach ($rows as $row) {
            $id = (int) $row->id;
            $input[$id] = new GateInput(
                $people[$id],
                'client',
                $id,
                ClientStatus::from($row->status),
                $row->deleted_at !== null,
                (bool) $row->is_barred,
                BetstopState::from($row->betstop_state),
                $clear[$id] ?? null,
                $row->sms_opted_out_at !== null,
                $exclusions[$id],
                $suppressed[$id],
                $consents[$id] ?? [],
            );
        }

        return $input;
    }

    /**
     * @param  array<int, PersonDetails>  $people  by id
     * @param  list<int>  $survivors  records that others may have been merged into
     * @return array<int, list<ExclusionMatch>>
     */
    private function exclusions(array $people, string $type, GatePurpose $purpose, array $survivors = [], ?ExclusionIndex $index = null): array
    {
        $others = $this->same->otherDetails($type, array_keys($people), $survivors);
        $clientIds = $type === 'client' ? array_keys($people) : [];
        $waiting = $this->waiting->scores($type, array_keys($people));
        $sources = $this->waiting->sources($waiting);
        $index ??= $this->excluded->near(array_merge(array_values($people), array_values($sources), ...$others), $clientIds, $purpose);
        $found = [];
        foreach ($people as $id => $person) {
            $found[$id] = $index->of($person, $type === 'client' ? $id : null, $others[$id] ?? []);
        }
        $reviewed = $this->reviewed->decisions($type, array_keys(array_filter($found) + $waiting));
        foreach ($reviewed as $id => $decisions) {
            $found[$id] = ReviewedMatchReader::decided($found[$id], $decisions);
        }
        foreach ($waiting as $id => $scores) {
            $isOpen = static fn (int $score, string $source): bool => $score > ($reviewed[$id][$source][1] ?? -1);
            $found[$id] = WaitingMatchReader::held(
                $found[$id],
                array_filter($scores, $isOpen, ARRAY_FILTER_USE_BOTH),
                $sources,
                $index,
                $type === 'client' ? $id : null,
            );
        }

        return $found;
    }

    /**
     * @param  array<int, PersonDetails>  $people
     * @return array<int, array<string, SuppressionReason>>
     */
    private function suppressed(array $people, GatePurpose $purpose): array
    {
        if ($purpose->channel() === null) {
            return array_map(static fn (): array => [], $people);
        }
        $values = array_map(static fn (PersonDetails $person): array => array_values(array_filter([...$person->phones, (string) $person->email])), $people);
        $reasons = $this->suppressions->reasons(array_merge([], ...array_values($values)));

        return array_map(static fn (array $own): array => array_intersect_key($reasons, array_flip($own)), $values);
    }

    /**
     * @param  list<int>  $clientIds
     * @return array<int, CarbonImmutable|null> until when the latest answer is valid; null when it was not `clear`
     */
    private function clearUntil(array $clientIds): array
    {
        if ($clientIds === []) {
            return [];
        }
        $latest = DB::table('betstop_checks')->selectRaw('max(id)')->where('person_type', 'client')->whereIntegerInRaw('person_id', $clientIds)
            ->where('result', '!=', BetstopCheckResult::Error->value)->groupBy('person_id');
        $until = [];
        foreach (
            DB::table('betstop_checks')
                ->whereIn('id', $latest)
                ->get(['person_id', 'result', 'valid_until']) as $row
        ) {
            $until[(int) $row->person_id] = $row->result === BetstopCheckResult::Clear->value && $row->valid_until !== null
                ? CarbonImmutable::parse($row->valid_until)
                : null;
        }

        return $until;
    }
}
