<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ImportKind;
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

    /**
     * However a name is written: no index compares folded names, so those born on the same days are compared here. The index
     * of birthdays holds their names, and only those who are found are read.
     *
     * @param  list<ReadRow>  $rows
     */
    private function byName(PeopleBook $book, string $table, array $rows): void
    {
        $wanted = [];
        $days = [];
        foreach ($rows as $row) {
            if ($row->nameKey !== '') {
                $wanted[$row->nameKey] = true;
                $days[] = $row->get('date_of_birth');
            }
        }

        $keys = [];
        foreach ($this->bornOn($table, self::distinct($days)) as $person) {
            $key = PersonKey::of($person->first_name, $person->last_name, (string) $person->date_of_birth);
            if (isset($wanted[$key])) {
                $keys[(int) $person->id] = $key;
            }
        }
        if ($keys === []) {
            return;
        }
        foreach (DB::table($table)->whereIn('id', array_keys($keys))->whereNull('deleted_at')->get() as $person) {
            $book->add(self::BY_NAME, $keys[(int) $person->id], $person);
        }
    }

    /**
     * @param  list<string>  $days
     * @return iterable<stdClass>
     */
    private function bornOn(string $table, array $days): iterable
    {
        if ($days === []) {
            return [];
        }
        // SQLite holds a day with or without its midnight.
        $written = DB::getDriverName() === 'sqlite' ? [...$days, ...array_map(static fn (string $day): string => "{$day} 00:00:00", $days)] : $days;

        return DB::table($table)->whereIn('date_of_birth', $written)->select(['id', 'first_name', 'last_name', 'date_of_birth'])->cursor();
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
