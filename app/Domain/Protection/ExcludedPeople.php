<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\BirthDateMatcher;
use App\Domain\People\PersonDetails;
use App\Domain\People\PersonName;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Models\RsgLimit;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Reads the people who are excluded now: barred lists and self-exclusions, notices of the BetStop register, clients with a mark,
 * and time-outs. For a few people it reads only who could be one of them, through indexes; for many it reads everybody. Both give
 * the same matches.
 */
final readonly class ExcludedPeople
{
    /** People who are looked up through indexes. For more, reading everybody is quicker. */
    public const MOST_NEAR = 1_000;

    private const NAMED = ['first_name', 'last_name', 'date_of_birth', 'mobile_e164'];

    /** The values of blocks that are no column. */
    private const VALUES = ['name' => 'last_name', 'other_phones' => 'mobile_e164'];

    private const CLIENT = ['clients.first_name', 'clients.last_name', 'clients.preferred_name', 'clients.date_of_birth', 'clients.mobile_e164', 'clients.email', 'clients.address', 'clients.suburb', 'clients.state', 'clients.postcode', 'clients.pin'];

    /**
     * @param  array<int, PersonDetails>  $people
     * @param  list<int>  $clientIds  of the clients among them
     */
    public function near(array $people, array $clientIds = [], bool $hasTimeOuts = false): ExclusionIndex
    {
        return count($people) > self::MOST_NEAR ? $this->all($hasTimeOuts) : $this->read($hasTimeOuts, self::values($people, $clientIds));
    }

    /**
     * Clients with a limit of money in force who could be one of these people. A limit holds for all accounts of the person.
     *
     * @param  array<int, PersonDetails>  $people
     */
    public function limited(array $people, CarbonImmutable $at): ExclusionIndex
    {
        $holders = DB::table('clients')->whereNull('clients.deleted_at')->whereIn('clients.id', RsgLimit::inForce($at)->toBase()->select('client_id'));
        $found = $this->clients($holders, count($people) > self::MOST_NEAR ? null : self::values($people, []));

        return new ExclusionIndex(array_map(static fn (stdClass $client): ExcludedPerson => new ExcludedPerson(self::person($client), new Exclusion('limit', 'The client set a limit'), 'client', (int) $client->id, (int) $client->id), $found));
    }

    /**
     * @param  array<int, PersonDetails>  $people
     * @param  list<int>  $clientIds
     * @return array<string, list<string|int>> by column
     */
    private static function values(array $people, array $clientIds): array
    {
        $all = static fn (Closure $values): array => array_values(array_unique(array_merge([], ...array_map($values, array_values($people)))));

        return [
            'client_id' => $clientIds,
            'mobile_e164' => $all(static fn (PersonDetails $person): array => $person->phones),
            'email' => $all(ExcludedPerson::emails(...)),
            'date_of_birth' => BirthDateMatcher::stored($all(ExcludedPerson::days(...))),
            'last_name' => $all(static fn (PersonDetails $person): array => [$person->lastName]),
            'first_name' => $all(static fn (PersonDetails $person): array => [$person->firstName]),
        ];
    }

    public function all(bool $hasTimeOuts = false): ExclusionIndex
    {
        return $this->read($hasTimeOuts, null);
    }

    /** @param  array<string, list<string|int>>|null  $near  values of the columns; null for everybody */
    private function read(bool $hasTimeOuts, ?array $near): ExclusionIndex
    {
        return new ExclusionIndex([
            ...array_map(self::barred(...), $this->rows(DB::table('barred_entries')->where('status', BarredEntryStatus::Active->value)
                ->where(static fn (Builder $open): Builder => $open->whereNull('until_on')->orWhere('until_on', '>=', self::today())), 'barred_entries', ['barred_entries.*'], ['client_id', 'mobile_e164', 'email', 'date_of_birth', 'name'], $near)),
            ...$this->notices($near),
            ...$this->marks($near),
            ...($hasTimeOuts ? array_map(self::timedOut(...), $this->timeOuts()) : []),
        ]);
    }

    /**
     * One query: a union of one part for each column, so that each part uses its index.
     *
     * @param  list<string>  $columns
     * @param  list<string>  $blocks
     * @param  array<string, list<string|int>>|null  $near
     * @return list<stdClass>
     */
    private function rows(Builder $source, string $table, array $columns, array $blocks, ?array $near): array
    {
        $source->select($columns);
        if ($near === null) {
            return array_values($source->get()->all());
        }
        // The query builder takes longer for thousands of values than the database.
        $sql = $source->toSql();
        $list = static fn (string $column): string => '('.implode(', ', array_fill(0, count($near[$column]), '?')).')';
        $parts = [];
        $bindings = [];
        foreach ($blocks as $block) {
            $column = self::VALUES[$block] ?? $block;
            if ($near[$column] === []) {
                continue;
            }
            $parts[] = "{$sql} and ".match ($block) {
                'name' => "{$table}.last_name in {$list('last_name')} and {$table}.first_name in {$list('first_name')}",
                'other_phones' => "{$table}.id in (select betstop_update_id from betstop_update_phones where e164 in {$list($column)})",
                default => "{$table}.{$block} in {$list($column)}",
            };
            array_push($bindings, ...$source->getBindings(), ...$near[$column], ...($block === 'name' ? $near['first_name'] : []));
        }
        $rows = [];
        foreach ($parts === [] ? [] : DB::select(implode(' union all ', $parts), $bindings) as $row) {
            $rows[(int) $row->id] = $row;
        }

        return array_values($rows);
    }

    /**
     * @param  array<string, list<string|int>>|null  $near
     * @return list<stdClass>
     */
    private function clients(Builder $source, ?array $near): array
    {
        return $this->rows($source, 'clients', [...self::CLIENT, 'clients.id', 'clients.is_barred', 'clients.betstop_state', 'clients.merged_into_id'], ['mobile_e164', 'email', 'date_of_birth', 'name'], $near);
    }

    /**
     * Clients who are marked, and those who were merged into one: the person may come back under their former details.
     *
     * @param  array<string, list<string|int>>|null  $near
     * @return list<ExcludedPerson>
     */
    private function marks(?array $near): array
    {
        $found = $this->clients(DB::table('clients')->where(static fn (Builder $any): Builder => $any->whereNotNull('clients.merged_into_id')
            ->orWhere(static fn (Builder $live): Builder => $live->whereNull('clients.deleted_at')->where(static fn (Builder $mark): Builder => $mark
                ->where('clients.is_barred', true)->orWhere('clients.betstop_state', BetstopState::Registered->value)))), $near);
        $merged = array_filter($found, static fn (stdClass $client): bool => $client->merged_into_id !== null);
        $known = [];
        $ids = array_column($merged, 'merged_into_id');
        // A surviving client may have been merged again.
        while ($ids !== []) {
            $next = $this->clients(DB::table('clients')->whereIntegerInRaw('clients.id', array_unique($ids)), null);
            $known += array_column($next, null, 'id');
            $ids = array_diff(array_filter(array_column($next, 'merged_into_id')), array_keys($known));
        }
        $excluded = [];
        foreach ($found as $client) {
            $survivor = $client;
            while ($survivor?->merged_into_id !== null) {
                $survivor = $known[$survivor->merged_into_id] ?? null;
            }
            if ($survivor !== null && ((bool) $survivor->is_barred || $survivor->betstop_state === BetstopState::Registered->value)) {
                $excluded[] = self::marked($client, $survivor);
            }
        }

        return $excluded;
    }

    /**
     * The latest notice about a person counts, with the numbers and mailboxes of the earlier ones, and an end in the future is not an end yet. A mobile can have had two owners, so
     * notices are grouped by person, and all notices about people born on the same days are read.
     *
     * @param  array<string, list<string|int>>|null  $near
     * @return list<ExcludedPerson>
     */
    private function notices(?array $near): array
    {
        $columns = ['id', ...self::NAMED, 'other_phones', 'email', 'postcode', 'change', 'effective_at', 'client_id'];
        $begun = static fn (): Builder => DB::table('betstop_updates')->where(static fn (Builder $begun): Builder => $begun
            ->where('change', '!=', BetstopChange::Ended->value)->orWhere('effective_at', '<=', CarbonImmutable::now()));
        $found = $this->rows($begun(), 'betstop_updates', $columns, ['client_id', 'mobile_e164', 'other_phones', 'email', 'date_of_birth', 'name'], $near);
        if ($near !== null && $found !== []) {
            $days = array_values(array_unique(array_map(static fn (stdClass $notice): string => (string) $notice->date_of_birth, $found)));
            $found = $this->rows($begun(), 'betstop_updates', $columns, ['date_of_birth'], ['date_of_birth' => $days]);
        }
        $last = [];
        $phones = [];
        $emails = [];
        foreach ($found as $notice) {
            $key = PersonName::of($notice->first_name, $notice->last_name)->keyWithBirthDate((string) $notice->date_of_birth);
            $phones[$key] ??= [];
            array_push($phones[$key], ...array_filter([$notice->mobile_e164, ...(json_decode((string) $notice->other_phones, true) ?? [])]));
            $emails[$key][] = $notice->email;
            $known = $last[$key] ?? null;
            if ($known === null || [$notice->effective_at, (int) $notice->id] > [$known->effective_at, (int) $known->id]) {
                $last[$key] = $notice;
            }
        }

        $inForce = array_filter($last, static fn (stdClass $notice): bool => $notice->change !== BetstopChange::Ended->value);

        return array_values(array_map(static fn (stdClass $notice, string $key): ExcludedPerson => self::noticed($notice, $phones[$key], $emails[$key]), $inForce, array_keys($inForce)));
    }

    /** @return list<stdClass> */
    private function timeOuts(): array
    {
        $now = CarbonImmutable::now();
        $inForce = DB::table('time_outs')->where('starts_at', '<=', $now)->where('ends_at', '>', $now);
        // Few are in force at a time, so they are not narrowed by the person.
        $ids = $inForce->get(['id', 'client_id', 'ends_at'])->keyBy('client_id');
        if ($ids->isEmpty()) {
            return [];
        }
        $clients = $this->rows(DB::table('clients')->whereNull('clients.deleted_at')->whereIntegerInRaw('clients.id', $ids->keys()->all()), 'clients', [...self::CLIENT, 'clients.id'], [], null);
        foreach ($clients as $client) {
            $client->time_out_id = (int) $ids[$client->id]->id;
            $client->ends_at = $ids[$client->id]->ends_at;
        }

        return $clients;
    }

    private static function barred(stdClass $entry): ExcludedPerson
    {
        $name = trim("{$entry->first_name} {$entry->last_name}");
        $until = $entry->until_on === null ? '' : ' until '.CarbonImmutable::parse($entry->until_on)->format('j M Y');
        $why = $entry->reason === null ? '' : ": {$entry->reason}";
        $exclusion = $entry->list === BarredList::SelfExclusion->value
            ? new Exclusion('self_exclusion', "{$name} excluded themselves{$until}{$why}")
            : new Exclusion('barred', "{$name} is on the barred list{$until}{$why}");

        return new ExcludedPerson(self::person($entry), $exclusion, 'barred_entry', (int) $entry->id, $entry->client_id === null ? null : (int) $entry->client_id);
    }

    /**
     * @param  list<string>  $phones  of all notices about the person
     * @param  list<string|null>  $emails
     */
    private static function noticed(stdClass $notice, array $phones, array $emails): ExcludedPerson
    {
        $exclusion = new Exclusion('betstop', sprintf(
            '%s %s is on the BetStop register: %s with effect of %s',
            $notice->first_name,
            $notice->last_name,
            mb_strtolower(BetstopChange::from($notice->change)->label()),
            CarbonImmutable::parse($notice->effective_at)->setTimezone(config()->string('paddock.timezone'))->format('j M Y'),
        ));

        return new ExcludedPerson(
            self::person($notice, array_values(array_unique($phones))), $exclusion, 'betstop_update', (int) $notice->id, $notice->client_id === null ? null : (int) $notice->client_id,
            array_values(array_diff(array_unique(array_filter($emails)), [$notice->email])),
        );
    }

    /**
     * @param  stdClass  $person  whose details count
     * @param  stdClass  $client  who is marked
     */
    private static function marked(stdClass $person, stdClass $client): ExcludedPerson
    {
        $who = trim("{$client->first_name} {$client->last_name}")." (PIN {$client->pin})";
        $exclusion = (bool) $client->is_barred
            ? new Exclusion('barred', "{$who} is a client who is barred")
            : new Exclusion('betstop', "{$who} is a client who is on the BetStop register");

        return new ExcludedPerson(self::person($person), $exclusion, 'client', (int) $client->id, (int) $client->id);
    }

    private static function timedOut(stdClass $client): ExcludedPerson
    {
        $until = CarbonImmutable::parse($client->ends_at)->setTimezone(config()->string('paddock.timezone'))->format('j M Y, g:i a');
        $exclusion = new Exclusion('time_out', trim("{$client->first_name} {$client->last_name}")." (PIN {$client->pin}) asked for a time-out until {$until}");

        return new ExcludedPerson(self::person($client), $exclusion, 'time_out', (int) $client->time_out_id, (int) $client->id);
    }

    /** @param  list<string>|null  $phones */
    private static function person(stdClass $row, ?array $phones = null): PersonDetails
    {
        return PersonDetails::of((object) ['email' => null, 'address' => null, 'suburb' => null, 'state' => null, 'postcode' => null, ...(array) $row], $phones ?? ($row->mobile_e164 === null ? [] : [$row->mobile_e164]));
    }

    private static function today(): string
    {
        return CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString();
    }
}
