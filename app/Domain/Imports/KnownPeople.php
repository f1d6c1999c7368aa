<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\Clients\ClientPins;
use App\Domain\People\BirthDateMatcher;
use App\Domain\People\PersonName;
use App\Enums\ImportKind;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The records of one table that share a PIN, phone, email or name and date of birth with a batch of rows: a few queries for all rows. */
final class KnownPeople
{
    public const BY_PIN = 'PIN';

    public const BY_MOBILE = 'mobile';

    public const BY_EMAIL = 'email';

    public const BY_NAME = 'name and date of birth';

    /** @var array<int, stdClass> by id */
    public array $people = [];

    /** @var array<string, array<string, array<int, int>>> ids by rule and value */
    private array $ids = [];

    /** @var array<int, true> by id */
    private array $forgotten = [];

    private readonly string $table;

    private function __construct(private readonly ImportKind $kind)
    {
        $this->table = $kind->value;
    }

    /** @param  list<ParsedRow>  $rows */
    public static function find(ImportKind $kind, array $rows): self
    {
        $known = new self($kind);
        if ($kind === ImportKind::Clients) {
            $pins = array_map(static fn (ParsedRow $row): string => $row->get('pin'), $rows);
            // Includes deleted clients, because their PINs stay taken.
            $known->by(self::BY_PIN, 'pin', $pins, withDeleted: true);
            $known->byFormerPin($pins);
        }
        $known->byPhone(array_merge(...array_map(static fn (ParsedRow $row): array => $row->phones, $rows)));
        $known->by(self::BY_EMAIL, 'email', array_map(static fn (ParsedRow $row): string => $row->get('email'), $rows));
        $known->byName($rows);

        return $known;
    }

    /** @return list<int> */
    public function ids(string $rule, string $value): array
    {
        return $value === '' ? [] : array_keys(array_diff_key($this->ids[$rule][$value] ?? [], $this->forgotten));
    }

    /**
     * Removes records that this import has already created or updated. {@see SeenRows} knows them as rows.
     *
     * @param  list<int>  $ids
     */
    public function forget(array $ids): void
    {
        $this->forgotten += array_fill_keys($ids, true);
    }

    /** Locks the records until the transaction ends and reads their latest values. */
    public function lock(): void
    {
        foreach (DB::table($this->table)->whereIn('id', array_keys($this->people))->orderBy('id')->lockForUpdate()->get() as $person) {
            $this->people[(int) $person->id] = $person;
        }
    }

    private function add(string $rule, string $value, stdClass $person): void
    {
        $id = (int) $person->id;
        $this->people[$id] ??= $person;
        $this->ids[$rule][$value][$id] = $id;
    }

    /** @param  list<string>  $phones */
    private function byPhone(array $phones): void
    {
        if ($this->kind !== ImportKind::DbClients) {
            $this->by(self::BY_MOBILE, 'mobile_e164', $phones);

            return;
        }
        $phones = self::distinct($phones);
        if ($phones === []) {
            return;
        }
        $found = DB::table('db_phone_numbers')->join('db_clients', 'db_clients.id', '=', 'db_phone_numbers.db_client_id')
            ->whereNull('db_clients.deleted_at')->whereIn('db_phone_numbers.e164', $phones)->get(['db_clients.*', 'db_phone_numbers.e164']);
        foreach ($found as $person) {
            $this->add(self::BY_MOBILE, (string) $person->e164, $person);
        }
    }

    /** @param  list<string>  $values */
    private function by(string $rule, string $column, array $values, bool $withDeleted = false): void
    {
        $values = self::distinct($values);
        if ($values === []) {
            return;
        }
        foreach (
            DB::table($this->table)
                ->whereIn($column, $values)
                ->when(! $withDeleted, static fn (Builder $query): Builder => $query->whereNull('deleted_at'))
                ->get() as $person
        ) {
            $this->add(
                $rule,
                $rule === self::BY_EMAIL ? mb_strtolower((string) $person->email) : (string) $person->{$column},
                $person,
            );
        }
    }

    /** @param  list<string>  $pins */
    private function byFormerPin(array $pins): void
    {
        $merged = array_filter($this->people, static fn (stdClass $person): bool => $person->merged_into_id !== null);
        $ids = array_intersect_key(ClientPins::ids(array_values(array_map(strval(...), array_column($merged, 'pin')))), array_flip(self::distinct($pins)));
        /** @var array<int, stdClass> $survivors */
        $survivors = $ids === [] ? [] : DB::table('clients')->whereIn('id', $ids)->get()->keyBy('id')->all();
        foreach ($ids as $pin => $id) {
            unset($this->ids[self::BY_PIN][$pin]);
            $this->add(self::BY_PIN, (string) $pin, $survivors[$id]);
        }
    }

    /**
     * No index compares normalised names, so people born on the same days are compared here. The index on dates of birth
     * covers their names, and only matching records are read in full.
     *
     * @param  list<ParsedRow>  $rows
     */
    private function byName(array $rows): void
    {
        $days = [];
        foreach ($rows as $row) {
            if ($row->nameKey !== '') {
                $days[$row->nameKey] = $row->get('date_of_birth');
            }
        }
        $keys = [];
        $born = BirthDateMatcher::stored(self::distinct(array_values($days)));
        foreach (
            $born === []
                ? []
                : DB::table($this->table)
                    ->whereIn('date_of_birth', $born)
                    ->select(['id', 'first_name', 'last_name', 'date_of_birth'])
                    ->cursor() as $person
        ) {
            $key = PersonName::of($person->first_name, $person->last_name)->keyWithBirthDate((string) $person->date_of_birth);
            if (isset($days[$key])) {
                $keys[(int) $person->id] = $key;
            }
        }
        if ($keys === []) {
            return;
        }
        foreach (DB::table($this->table)->whereIn('id', array_keys($keys))->whereNull('deleted_at')->get() as $person) {
            $this->add(self::BY_NAME, $keys[(int) $person->id], $person);
        }
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
