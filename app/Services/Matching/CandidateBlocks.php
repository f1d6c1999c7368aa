<?php

declare(strict_types=1);

namespace App\Services\Matching;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Who is worth comparing at all: everybody who has one thing in common that an index finds. Each look-up is capped, so that
 * a date of birth or a connection of thousands costs no more than any other.
 */
final readonly class CandidateBlocks
{
    /** Of those who share a number, mailbox, account or door. */
    private const CAP = 40;

    /** Where somebody lives and lived. */
    private const MOST_DOORS = 6;

    /** Of those born on a day; at a million clients there are some forty. */
    private const BIRTHDAY_CAP = 600;

    /** Of those called the same. */
    private const NAMESAKE_CAP = 120;

    /** @return list<int> ids of one type of record */
    public function ids(string $type, PersonFacts $facts): array
    {
        return array_values(array_unique([...$this->byContacts($type, $facts), ...$this->byPerson($type, $facts)]));
    }

    /** @return list<int> */
    private function byContacts(string $type, PersonFacts $facts): array
    {
        $table = FactsReader::TABLES[$type];
        $queries = [];
        if ($facts->phones !== []) {
            $queries[] = $type === 'db_client'
                ? DB::table('db_phone_numbers')->whereIn('e164', $facts->phones)->select('db_client_id as id')
                : DB::table($table)->whereIn('mobile_e164', $facts->phones)->select('id');
        }
        if ($facts->email !== null && $facts->email !== '') {
            $queries[] = DB::table($table)->whereIn('email', EmailKey::spellings($facts->email))->select('id');
            $queries[] = $this->taggedMailbox($type, $facts->email);
        }
        foreach (array_slice($facts->addresses(), 0, self::MOST_DOORS) as [$street, $postcode]) {
            $queries[] = $this->door($type, $street, $postcode);
        }

        return $this->read(array_values(array_filter($queries)));
    }

    /** jo+punting@… for jo@…: the search terms stand in byte order on every database. */
    private function taggedMailbox(string $type, string $email): ?Builder
    {
        $key = EmailKey::of($email);
        if ($key === null) {
            return null;
        }

        $local = explode('@', $key)[0];

        return DB::table('search_terms')->where('subject_type', $type)->where('term', '>=', "{$local}+")->where('term', '<', "{$local},")->select('subject_id as id');
    }

    private function door(string $type, ?string $street, ?string $postcode): ?Builder
    {
        $key = AddressKey::of($street, $postcode);
        if ($key === null) {
            return null;
        }

        [$table, $column, $id] = $type === 'db_client' ? ['db_addresses', 'line', 'db_client_id'] : [FactsReader::TABLES[$type], 'address', 'id'];
        $connection = DB::connection();
        $query = $connection->table($table)->where('postcode', $postcode)->select("{$id} as id");
        // In byte order, as the migration indexes it there: a language's order ignores spaces.
        $ordered = DB::raw($query->getGrammar()->wrap($column).($connection->getDriverName() === 'pgsql' ? ' collate "C"' : ''));

        return $query->where(static function (Builder $any) use ($key, $ordered): void {
            foreach ($key->beginnings() as $beginning) {
                $any->orWhere(static fn (Builder $range) => $range->where($ordered, '>=', $beginning)->where($ordered, '<', substr($beginning, 0, -1).chr(ord(substr($beginning, -1)) + 1)));
            }
        });
    }

    /**
     * Born that day (or with day and month swapped) and with a name that has something in common; or called the same, also first
     * and last name swapped, unless their dates of birth tell them apart. From indexes alone, and in one query.
     *
     * @return list<int>
     */
    private function byPerson(string $type, PersonFacts $facts): array
    {
        $born = $facts->dateOfBirth;
        $table = FactsReader::TABLES[$type];
        $blocks = [];
        if ($born !== null) {
            $days = [$born->toDateString()];
            if ($born->day <= 12 && $born->day !== $born->month) {
                $days[] = $born->setDate($born->year, $born->day, $born->month)->toDateString();
            }
            $blocks['born'] = DB::table($table)->whereIn('date_of_birth', self::written($days))->limit(self::BIRTHDAY_CAP);
        }
        foreach (['called' => [$facts->firstName, $facts->lastName], 'swapped' => [$facts->lastName, $facts->firstName]] as $block => [$first, $last]) {
            $blocks[$block] = DB::table($table)->where('last_name', $last)->where('first_name', $first)->limit(self::NAMESAKE_CAP)
                ->when($born, static fn (Builder $query, CarbonImmutable $born): Builder => $query->where(static fn (Builder $either): Builder => $either
                    ->whereNull('date_of_birth')->orWhereIn('date_of_birth', self::written(BirthDateLikeness::alike($born)))));
        }

        $all = null;
        foreach ($blocks as $block => $query) {
            $part = DB::query()->fromSub($query->select(['id', 'first_name', 'last_name']), $block)->select(['id', 'first_name', 'last_name'])->selectRaw("'{$block}' as block");
            $all = $all === null ? $part : $all->unionAll($part);
        }
        $ids = [];
        foreach ($all?->get() ?? [] as $row) {
            if ($row->block !== 'born' || NameLikeness::of($facts, new PersonFacts($row->first_name, $row->last_name)) !== MatchReasonKind::OtherName) {
                $ids[] = (int) $row->id;
            }
        }

        return $ids;
    }

    /**
     * SQLite keeps a date as it was written, by Eloquent with a time behind it.
     *
     * @param  list<string>  $days
     * @return list<string>
     */
    private static function written(array $days): array
    {
        return DB::connection()->getDriverName() === 'sqlite' ? array_merge(...array_map(static fn (string $day): array => [$day, "{$day} 00:00:00"], $days)) : $days;
    }

    /**
     * Clients who use the same bank account, or a connection or device that few use.
     *
     * @param  list<string>  $privateTraces  IP addresses and devices that few share
     * @return array{list<int>, bool} their ids, and whether these are all
     */
    public function byTraces(PersonFacts $facts, array $privateTraces): array
    {
        $queries = [];
        if ($facts->bankFingerprints !== []) {
            $queries[] = DB::table('bank_accounts')->whereIn('fingerprint', $facts->bankFingerprints)->select('client_id as id');
        }
        foreach (['device_hash' => $facts->devices, 'ip' => $facts->ips] as $column => $values) {
            $private = array_values(array_intersect($values, $privateTraces));
            if ($private !== []) {
                $queries[] = DB::table('ip_sightings')->whereIn($column, $private)->select('client_id as id');
            }
        }
        $found = $this->read($queries);

        return [array_values(array_unique($found)), count($found) < self::CAP];
    }

    /**
     * @param  list<Builder>  $queries
     * @return list<int>
     */
    private function read(array $queries): array
    {
        $all = null;
        foreach ($queries as $index => $query) {
            $part = DB::query()->fromSub($query->limit(self::CAP), "block{$index}")->select('id');
            $all = $all === null ? $part : $all->unionAll($part);
        }

        return $all === null ? [] : array_map(intval(...), array_values($all->pluck('id')->all()));
    }
}
