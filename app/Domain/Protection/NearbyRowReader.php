<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\BirthDateMatcher;
use App\Domain\People\PersonDetails;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Reads the rows of people who share a detail with some people, through indexes; or all rows. */
final readonly class NearbyRowReader
{
    /** People who are looked up through indexes. For more, reading all rows is quicker. */
    public const MOST = 1_000;

    /** The values of blocks that are no column. */
    private const VALUES = ['other_phones' => 'mobile_e164', 'db_phones' => 'mobile_e164'];

    /** Last names in one part: SQLite limits the depth of a condition. */
    private const MOST_NAMES = 200;

    private const CLIENT = [
        'clients.id',
        'clients.first_name',
        'clients.last_name',
        'clients.preferred_name',
        'clients.date_of_birth',
        'clients.mobile_e164',
        'clients.email',
        'clients.address',
        'clients.suburb',
        'clients.state',
        'clients.postcode',
        'clients.pin',
        'clients.is_barred',
        'clients.betstop_state',
        'clients.sms_opted_out_at',
        'clients.merged_into_id',
    ];

    /**
     * @param  array<string, list<string|int>>|null  $values  of the people, by column; null for all
     * @param  array<string, list<string>>  $names  the first names of the people, by last name
     */
    private function __construct(private ?array $values, private array $names = []) {}

    /**
     * @param  array<int, PersonDetails>  $people
     * @param  list<int>  $clientIds  of the clients among them
     */
    public static function of(array $people, array $clientIds = []): self
    {
        if (count($people) > self::MOST) {
            return self::everybody();
        }
        $all = static fn (Closure $values): array => array_values(array_unique(array_merge([], ...array_map($values, array_values($people)))));

        $names = [];
        foreach ($people as $person) {
            $names[$person->lastName][$person->firstName] = $person->firstName;
        }

        return new self([
            'client_id' => $clientIds,
            'mobile_e164' => $all(static fn (PersonDetails $person): array => $person->phones),
            'email' => $all(ExcludedPerson::emails(...)),
            'date_of_birth' => BirthDateMatcher::stored($all(ExcludedPerson::days(...))),
        ], array_map(array_values(...), $names));
    }

    public static function everybody(): self
    {
        return new self(null);
    }

    public function isEverybody(): bool
    {
        return $this->values === null;
    }

    /**
     * One query: a union of one part for each column, so that each part uses its index.
     *
     * @param  list<string>  $columns
     * @param  list<string>  $blocks  columns and other lookups that find a person
     * @param  array<string, list<string|int>>|null  $values  instead of those of the people
     * @return list<stdClass>
     */
    public function rows(Builder $source, string $table, array $columns, array $blocks, ?array $values = null): array
    {
        $source->select($columns);
        $near = $values ?? $this->values;
        if ($near === null) {
            return array_values($source->get()->all());
        }
        // The query builder takes longer for thousands of values than the database.
        $sql = $source->toSql();
        $list = static fn (array $values): string => '('.implode(', ', array_fill(0, count($values), '?')).')';
        $parts = [];
        $bindings = [];
        foreach (array_diff($blocks, ['name']) as $block) {
            $column = self::VALUES[$block] ?? $block;
            if ($near[$column] === []) {
                continue;
            }
            $parts[] = "{$sql} and ".match ($block) {
                'other_phones' => "{$table}.id in (select betstop_update_id from betstop_update_phones where e164 in {$list($near[$column])})",
                'db_phones' => "{$table}.id in (select db_client_id from db_phone_numbers where e164 in {$list($near[$column])})",
                default => "{$table}.{$block} in {$list($near[$column])}",
            };
            array_push($bindings, ...$source->getBindings(), ...$near[$column]);
        }
        foreach (in_array('name', $blocks, true) ? array_chunk($this->names, self::MOST_NAMES, true) : [] as $names) {
            // By last name: two lists would read all people with a common last name and a common first name.
            $parts[] = "{$sql} and ("
                .implode(
                    ' or ',
                    array_map(
                        static fn (array $firstNames): string => "({$table}.last_name = ? and {$table}.first_name in {$list($firstNames)})",
                        $names,
                    ),
                )
                .')';
            array_push($bindings, ...$source->getBindings());
            foreach ($names as $lastName => $firstNames) {
                array_push($bindings, (string) $lastName, ...$firstNames);
            }
        }
        $rows = [];
        foreach ($parts === [] ? [] : DB::select(implode(' union all ', $parts), $bindings) as $row) {
            $rows[(int) $row->id] = $row;
        }

        return array_values($rows);
    }

    /** @return list<stdClass> */
    public function clients(Builder $source): array
    {
        return $this->rows($source, 'clients', self::CLIENT, ['mobile_e164', 'email', 'date_of_birth', 'name']);
    }

    /**
     * Clients with a mark, and those who were merged into one: the person may come back under their former details.
     *
     * @param  Closure(Builder): Builder  $mark
     * @param  Closure(stdClass): bool  $isMarked
     * @return list<array{stdClass, stdClass}> the client whose details count, and the one with the mark
     */
    public function withMerged(Closure $mark, Closure $isMarked): array
    {
        $found = $this->clients(DB::table('clients')->where(static fn (Builder $any): Builder => $any->whereNotNull('clients.merged_into_id')
            ->orWhere(static fn (Builder $live): Builder => $live->whereNull('clients.deleted_at')->where($mark))));
        $known = [];
        $ids = array_filter(array_column($found, 'merged_into_id'));
        // A surviving client may have been merged again.
        while ($ids !== []) {
            $next = self::everybody()->clients(DB::table('clients')->whereIntegerInRaw('clients.id', array_unique($ids)));
            $known += array_column($next, null, 'id');
            $ids = array_diff(array_filter(array_column($next, 'merged_into_id')), array_keys($known));
        }
        $pairs = [];
        foreach ($found as $client) {
            $survivor = $client;
            while ($survivor?->merged_into_id !== null) {
                $survivor = $known[$survivor->merged_into_id] ?? null;
            }
            if ($survivor !== null && $isMarked($survivor)) {
                $pairs[] = [$client, $survivor];
            }
        }

        return $pairs;
    }

    /**
     * Clients with a row of another table, and those who were merged into one.
     *
     * @param  non-empty-array<string, Builder>  $sources  rows with `client_id`, by their table
     * @return list<array{stdClass, stdClass}> the client whose details count, and the one with the row
     */
    public function holders(array $sources): array
    {
        if (! $this->isEverybody()) {
            // Looks for the rows of the few clients found. A list of all holders would be read again for each detail.
            $pairs = $this->withMerged(static function (Builder $mark) use ($sources): Builder {
                foreach ($sources as $table => $rows) {
                    $mark->orWhereExists($rows->clone()->select(DB::raw('1'))->whereColumn("{$table}.client_id", 'clients.id'));
                }

                return $mark;
            }, static fn (): bool => true);
            $ids = array_unique(array_map(static fn (array $pair): int => (int) $pair[1]->id, $pairs));
            $holders = $ids === [] ? [] : self::clientIds($sources, static fn (Builder $rows): Builder => $rows->whereIntegerInRaw('client_id', $ids));

            return array_values(array_filter($pairs, static fn (array $pair): bool => isset($holders[$pair[1]->id])));
        }
        // Few clients of many: PostgreSQL would look at every client first.
        $holders = self::clientIds($sources, static fn (Builder $rows): Builder => $rows);
        $clients = array_merge(
            [],
            ...array_map(
                fn (array $chunk): array => $this->clients(
                    DB::table('clients')->whereNull('clients.deleted_at')->whereIntegerInRaw('clients.id', $chunk),
                ),
                array_chunk(array_keys($holders), self::MOST),
            ),
        );

        return [
            ...array_map(static fn (stdClass $client): array => [$client, $client], $clients),
            ...$this->withMerged(
                static fn (Builder $mark): Builder => $mark->whereRaw('1 = 0'),
                static fn (stdClass $client): bool => isset($holders[$client->id]),
            ),
        ];
    }

    /**
     * @param  array<string, Builder>  $sources
     * @param  Closure(Builder): Builder  $narrow
     * @return array<int, int> with the ids as keys
     */
    private static function clientIds(array $sources, Closure $narrow): array
    {
        $ids = [];
        foreach ($sources as $source) {
            $ids += array_flip(array_map(intval(...), $narrow($source->clone())->distinct()->pluck('client_id')->all()));
        }

        return $ids;
    }
}
