<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ImportKind;
use App\Support\BulkSql;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Who of a batch of rows is known: a handful of indexed queries for all of them, never one a row. */
final readonly class KnownPeople
{
    public const BY_PIN = 'PIN';

    public const BY_MOBILE = 'mobile';

    public const BY_EMAIL = 'e-mail';

    public const BY_NAME = 'name and date of birth';

    /** @param  list<ReadRow>  $rows */
    public function find(ImportKind $kind, array $rows): PeopleBook
    {
        $book = new PeopleBook;
        $table = self::table($kind);
        if ($kind === ImportKind::Clients) {
            // Deleted ones too: their PINs are taken.
            $this->by($book, self::BY_PIN, $table, 'pin', array_map(static fn (ReadRow $row): string => $row->get('pin'), $rows), withDeleted: true);
        }
        $this->byPhone($book, $kind, array_merge(...array_map(static fn (ReadRow $row): array => $row->phones, $rows)));
        $this->by($book, self::BY_EMAIL, $table, 'email', array_map(static fn (ReadRow $row): string => $row->get('email'), $rows));
        $this->byName($book, $table, $rows);

        return $book;
    }

    /** Nobody else changes who was found until the transaction ends; what somebody changed since they were read is seen. */
    public function lock(ImportKind $kind, PeopleBook $book): void
    {
        foreach (DB::table(self::table($kind))->whereIn('id', array_keys($book->people))->orderBy('id')->lockForUpdate()->get() as $person) {
            $book->people[(int) $person->id] = $person;
        }
    }

    public static function table(ImportKind $kind): string
    {
        return $kind->value;
    }

    /** @param  list<string>  $phones */
    private function byPhone(PeopleBook $book, ImportKind $kind, array $phones): void
    {
        if ($kind !== ImportKind::DbClients) {
            $this->by($book, self::BY_MOBILE, self::table($kind), 'mobile_e164', $phones);

            return;
        }

        $phones = self::distinct($phones);
        if ($phones === []) {
            return;
        }
        $found = DB::table('db_phone_numbers')->join('db_clients', 'db_clients.id', '=', 'db_phone_numbers.db_client_id')
            ->whereNull('db_clients.deleted_at')->whereIn('db_phone_numbers.e164', $phones)->get(['db_clients.*', 'db_phone_numbers.e164']);
        foreach ($found as $person) {
            $book->add(self::BY_MOBILE, (string) $person->e164, $person);
        }
    }

    /** @param  list<string>  $values */
    private function by(PeopleBook $book, string $rule, string $table, string $column, array $values, bool $withDeleted = false): void
    {
        $values = self::distinct($values);
        if ($values === []) {
            return;
        }

        foreach (DB::table($table)->whereIn($column, $values)->when(! $withDeleted, static fn (Builder $query): Builder => $query->whereNull('deleted_at'))->get() as $person) {
            $book->add($rule, $rule === self::BY_EMAIL ? mb_strtolower((string) $person->email) : (string) $person->{$column}, $person);
        }
    }

    /** @param  list<ReadRow>  $rows */
    private function byName(PeopleBook $book, string $table, array $rows): void
    {
        $wanted = [];
        $people = [];
        foreach ($rows as $row) {
            if ($row->nameKey !== '') {
                $wanted[$row->nameKey] = true;
                foreach (self::spellings($row) as $person) {
                    $people[implode("\n", $person)] = $person;
                }
            }
        }

        foreach ($this->named($table, array_values($people)) as $person) {
            $key = PersonKey::of($person->first_name, $person->last_name, (string) $person->date_of_birth);
            if (isset($wanted[$key])) {
                $book->add(self::BY_NAME, $key, $person);
            }
        }
    }

    /**
     * As it is written, and with capitals where people put them: the index compares letter by letter. SQLite holds a day with
     * or without its midnight.
     *
     * @return list<array{string, string, string}>
     */
    private static function spellings(ReadRow $row): array
    {
        $born = $row->get('date_of_birth');
        $spellings = [];
        foreach ([static fn (string $name): string => $name, static fn (string $name): string => mb_convert_case($name, MB_CASE_TITLE)] as $write) {
            foreach (DB::getDriverName() === 'sqlite' ? [$born, "{$born} 00:00:00"] : [$born] as $day) {
                $spellings[] = [$write($row->get('last_name')), $write($row->get('first_name')), $day];
            }
        }

        return $spellings;
    }

    /**
     * One join with the people as a table: a list of triples is searched row by row on SQLite, and not taken at all.
     *
     * @param  list<array{string, string, string}>  $people  last name, first name, date of birth
     * @return list<stdClass>
     */
    private function named(string $table, array $people): array
    {
        if ($people === []) {
            return [];
        }
        // MariaDB takes the parameters of a list of values for empty.
        $rows = in_array(DB::getDriverName(), ['mysql', 'mariadb'], true)
            ? implode(' union all ', array_fill(0, count($people), 'select cast(? as char(100)), cast(? as char(100)), cast(? as char(10))'))
            : 'values '.implode(', ', array_fill(0, count($people), '(?, ?, ?)'));
        $born = DB::getDriverName() === 'sqlite' ? 'wanted_born' : 'cast(wanted_born as date)';

        return BulkSql::select(
            "with wanted (wanted_last, wanted_first, wanted_born) as ({$rows}) select {$table}.* from wanted join {$table} on {$table}.date_of_birth = {$born} and {$table}.last_name = wanted_last and {$table}.first_name = wanted_first where {$table}.deleted_at is null",
            array_merge(...$people),
        );
    }

    /**
     * @param  list<string>  $values
     * @return list<string>
     */
    private static function distinct(array $values): array
    {
        return array_values(array_unique(array_filter($values, static fn (string $value): bool => $value !== '')));
    }
}
