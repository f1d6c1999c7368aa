<?php

declare(strict_types=1);

namespace App\Domain\People;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Finds records worth comparing: they share a detail that an index finds. Each lookup is limited, so that popular values cost no more. */
final readonly class CandidateBlocks
{
    /** Records with the same number, mailbox, bank account or address. */
    private const CAP = 40;

    /** Current and former addresses. */
    private const MAX_ADDRESSES = 6;

    /** People born on one day; a million clients have about forty. */
    private const BIRTHDAY_CAP = 600;

    /** People with the same name. */
    private const NAMESAKE_CAP = 120;

    /** @return list<int> ids of one type of record */
    public function ids(string $type, PersonDetails $person): array
    {
        return array_values(array_unique([...$this->byContacts($type, $person), ...$this->byPerson($type, $person)]));
    }

    /** @return list<int> */
    private function byContacts(string $type, PersonDetails $person): array
    {
        $table = PersonReader::TABLES[$type];
        $queries = [];
        if ($person->phones !== []) {
            $queries[] = $type === 'db_client'
                ? DB::table('db_phone_numbers')->whereIn('e164', $person->phones)->select('db_client_id as id')
                : DB::table($table)->whereIn('mobile_e164', $person->phones)->select('id');
        }
        if ($person->email !== null && $person->email !== '') {
            $queries[] = DB::table($table)->whereIn('email', EmailKey::spellings($person->email))->select('id');
            $queries[] = $this->taggedMailbox($type, $person->email);
        }
        foreach (array_slice($person->addresses(), 0, self::MAX_ADDRESSES) as [$street, $postcode]) {
            $queries[] = $this->sameAddress($type, $street, $postcode);
        }

        return self::read(array_values(array_filter($queries)));
    }

    /** Finds jo+punting@… for jo@…. Search terms are in byte order on every database. */
    private function taggedMailbox(string $type, string $email): ?Builder
    {
        $key = EmailKey::of($email);
        if ($key === null) {
            return null;
        }

        $local = explode('@', $key)[0];

        return DB::table('search_terms')
            ->where('subject_type', $type)
            ->where('term', '>=', "{$local}+")
            ->where('term', '<', "{$local},")
            ->select('subject_id as id');
    }

    private function sameAddress(string $type, ?string $street, ?string $postcode): ?Builder
    {
        $key = AddressKey::of($street, $postcode);
        if ($key === null) {
            return null;
        }

        [$table, $column, $id] = $type === 'db_client' ? ['db_addresses', 'line', 'db_client_id'] : [PersonReader::TABLES[$type], 'address', 'id'];
        $connection = DB::connection();
        $query = $connection->table($table)->where('postcode', $postcode)->select("{$id} as id");
        // In byte order, like the index: a language's collation ignores spaces.
        $ordered = DB::raw($query->getGrammar()->wrap($column).($connection->getDriverName() === 'pgsql' ? ' collate "C"' : ''));

        return $query->where(static function (Builder $any) use ($key, $ordered): void {
            foreach ($key->beginnings() as $beginning) {
                $any->orWhere(
                    static fn (Builder $range) => $range
                        ->where($ordered, '>=', $beginning)
                        ->where($ordered, '<', substr($beginning, 0, -1).chr(ord(substr($beginning, -1)) + 1)),
                );
            }
        });
    }

    /**
     * People born on the day (or with day and month swapped) with a similar name, and people with the same name (or first and last name
     * swapped) and a similar or unknown date of birth. One query that reads indexes only.
     *
     * @return list<int>
     */
    private function byPerson(string $type, PersonDetails $person): array
    {
        $born = $person->dateOfBirth;
        $table = PersonReader::TABLES[$type];
        $blocks = [];
        if ($born !== null) {
            $days = [$born->toDateString()];
            if ($born->day <= 12 && $born->day !== $born->month) {
                $days[] = $born->setDate($born->year, $born->day, $born->month)->toDateString();
            }
            $blocks['born'] = DB::table($table)->whereIn('date_of_birth', BirthDateMatcher::stored($days))->limit(self::BIRTHDAY_CAP);
        }
        foreach (['called' => [$person->firstName, $person->lastName], 'swapped' => [$person->lastName, $person->firstName]] as $block => [$first, $last]) {
            $blocks[$block] = DB::table($table)->where('last_name', $last)->where('first_name', $first)->limit(self::NAMESAKE_CAP)
                ->when($born, static fn (Builder $query, CarbonImmutable $born): Builder => $query->where(static fn (Builder $either): Builder => $either
                    ->whereNull('date_of_birth')->orWhereIn('date_of_birth', BirthDateMatcher::stored(BirthDateMatcher::similarDates($born)))));
        }

        $all = null;
        foreach ($blocks as $block => $query) {
            $part = DB::query()
                ->fromSub($query->select(['id', 'first_name', 'last_name']), $block)
                ->select(['id', 'first_name', 'last_name'])
                ->selectRaw("'{$block}' as block");
            $all = $all === null ? $part : $all->unionAll($part);
        }
        $ids = [];
        $name = $person->name();
        foreach ($all?->get() ?? [] as $row) {
            if ($row->block !== 'born' || $name->compare(PersonName::of($row->first_name, $row->last_name)) !== NameMatch::Different) {
                $ids[] = (int) $row->id;
            }
        }

        return $ids;
    }

    /**
     * Clients with the same bank account, or a connection or device that few clients use.
     *
     * @param  list<string>  $privateTraces  IP addresses and devices that few clients use
     * @return array{list<int>, bool} their ids, and whether the list is complete
     */
    public function byTraces(PersonDetails $person, array $privateTraces): array
    {
        $queries = [];
        if ($person->bankFingerprints !== []) {
            $queries[] = DB::table('bank_accounts')->whereIn('fingerprint', $person->bankFingerprints)->select('client_id as id');
        }
        foreach (['device_hash' => $person->devices, 'ip' => $person->ips] as $column => $values) {
            $private = array_values(array_intersect($values, $privateTraces));
            if ($private !== []) {
                $queries[] = DB::table('ip_sightings')->whereIn($column, $private)->select('client_id as id');
            }
        }
        $found = self::read($queries);

        return [array_values(array_unique($found)), count($found) < self::CAP];
    }

    /**
     * The ids of several lookups, in one query.
     *
     * @param  list<Builder>  $queries  that select `id`
     * @param  int  $cap  ids of each lookup
     * @return list<int>
     */
    public static function read(array $queries, int $cap = self::CAP): array
    {
        $all = null;
        foreach ($queries as $index => $query) {
            $part = DB::query()->fromSub($query->limit($cap), "block{$index}")->select('id');
            $all = $all === null ? $part : $all->unionAll($part);
        }

        return $all === null ? [] : array_map(intval(...), array_values($all->pluck('id')->all()));
    }
}
