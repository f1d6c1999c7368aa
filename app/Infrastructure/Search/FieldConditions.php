<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Enums\SearchField;
use App\Support\LikeText;
use App\Support\SearchTerms;
use App\Support\TextNormalizer;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Filters records by the fields of a search. A field that a kind of record lacks matches none of them. */
final readonly class FieldConditions
{
    private const TABLES = ['client' => 'clients', 'lead' => 'leads', 'db_client' => 'db_clients'];

    private const COLUMNS = [
        'client' => [
            'phone' => 'mobile_e164',
            'pin' => 'pin',
            'dob' => 'date_of_birth',
            'email' => 'email',
            'state' => 'state',
            'status' => 'status',
            'suburb' => 'suburb',
            'postcode' => 'postcode',
            'address' => 'address',
            'company' => 'company_id',
            'manager' => 'account_manager_id',
            'affiliate' => 'affiliate_id',
            'rating' => 'client_rating',
        ],
        'lead' => [
            'phone' => 'mobile_e164',
            'dob' => 'date_of_birth',
            'email' => 'email',
            'state' => 'state',
            'status' => 'status',
            'suburb' => 'suburb',
            'postcode' => 'postcode',
            'address' => 'address',
            'source' => 'source',
            'company' => 'company_id',
            'manager' => 'owner_id',
        ],
        'db_client' => [
            'dob' => 'date_of_birth',
            'email' => 'email',
            'status' => 'status',
            'source' => 'source',
            'manager' => 'assignee_id',
        ],
    ];

    /** DB client fields that have their own tables. */
    private const PARTS = [
        'phone' => ['db_phone_numbers', 'e164'],
        'state' => ['db_addresses', 'state'],
        'suburb' => ['db_addresses', 'suburb'],
        'postcode' => ['db_addresses', 'postcode'],
        'address' => ['db_addresses', 'line'],
    ];

    /** A prefix of more suburbs than this is compared as typed. */
    private const MOST_SUBURBS = 500;

    private const MOST_SOURCES = 1_000;

    public function __construct(private TermRange $terms, private Suburbs $suburbs) {}

    public function table(string $type): string
    {
        return self::TABLES[$type];
    }

    /** @param  list<FieldCondition>  $conditions */
    public function know(string $type, array $conditions): bool
    {
        foreach ($conditions as $condition) {
            $name = $condition->field->value;
            if (
                ! $condition->isNegated
                && $condition->field !== SearchField::Name
                && ! isset(self::COLUMNS[$type][$name])
                && ! ($type === 'db_client' && isset(self::PARTS[$name]))
            ) {
                return false;
            }
        }

        return true;
    }

    /** @param  Builder  $people  a query over the table of the type */
    public function apply(Builder $people, string $type, FieldCondition $condition): void
    {
        $name = $condition->field->value;
        $column = self::columnOf($type, $name);
        $fits = match (true) {
            $condition->field === SearchField::Name => fn (Builder $query): Builder => $this->named($query, $type, $condition),
            $column !== null => fn (Builder $query): Builder => $this->compare($query, $column, $condition),
            // The addresses of each candidate, not all addresses.
            $condition->field === SearchField::Address && $type === 'db_client' => fn (
                Builder $query,
            ): Builder => $query->whereExists(
                $this->compare(
                    DB::table('db_addresses')->selectRaw('1')->whereColumn('db_addresses.db_client_id', 'db_clients.id'),
                    'db_addresses.line',
                    $condition,
                ),
            ),
            isset(self::PARTS[$name]) && $type === 'db_client' => fn (Builder $query): Builder => $query->whereIn(
                'db_clients.id',
                $this->compare(
                    DB::table(self::PARTS[$name][0])->select('db_client_id'),
                    self::PARTS[$name][0].'.'.self::PARTS[$name][1],
                    $condition,
                ),
            ),
            default => null,
        };

        if ($fits !== null) {
            $condition->isNegated ? self::without($people, $fits, $column) : $fits($people);
        }
    }

    /**
     * A record without a value doesn't have the unwanted one.
     *
     * @param  Closure(Builder): Builder  $fits
     * @param  string|null  $column  that may be empty
     */
    private static function without(Builder $people, Closure $fits, ?string $column): void
    {
        $people->where(static fn (Builder $any): Builder => $any->whereNot(static fn (Builder $query): Builder => $fits($query))
            ->when($column !== null, static fn (Builder $or): Builder => $or->orWhereNull((string) $column)));
    }

    private static function columnOf(string $type, string $field): ?string
    {
        return isset(self::COLUMNS[$type][$field]) ? self::TABLES[$type].'.'.self::COLUMNS[$type][$field] : null;
    }

    private static function ofPin(Builder $query, string $column, string $pin): Builder
    {
        $owners = TermRange::formerOwners($pin);

        return $owners === [] ? LikeText::begins($query, $column, $pin)
            : $query->where(static fn (Builder $any): Builder => LikeText::begins($any, $column, $pin)->orWhereIntegerInRaw('clients.id', $owners));
    }

    private function compare(Builder $query, string $column, FieldCondition $condition): Builder
    {
        $value = $condition->value();

        return match ($condition->field) {
            SearchField::Phone => $condition->seesContacts ? LikeText::contains($query, $column, $value) : $query->where($column, $value),
            SearchField::Email => $condition->seesContacts ? LikeText::begins($query, $column, $value) : $query->whereRaw("lower({$column}) = ?", [$value]),
            SearchField::Pin => self::ofPin($query, $column, $value),
            SearchField::Suburb => $this->inSuburbs($query, $column, $value),
            SearchField::Address => LikeText::contains($query, $column, $value),
            SearchField::Source => self::fromSources($query, $column, $value),
            SearchField::Dob => $query->where($column, '>=', $value)->where($column, '<', $condition->values[1]),
            SearchField::Company => $query->whereIntegerInRaw($column, self::idsNamed('companies', $value)),
            SearchField::Affiliate => $query->whereIntegerInRaw($column, self::idsNamed('affiliates', $value)),
            SearchField::Manager => $query->whereIntegerInRaw($column, self::managers($value)),
            default => $query->where($column, $value),
        };
    }

    private function inSuburbs(Builder $query, string $column, string $value): Builder
    {
        $table = explode('.', $column)[0];
        assert(in_array($table, ['clients', 'leads', 'db_addresses'], true));
        $suburbs = $this->suburbs->beginning($table, $value);

        return count($suburbs) > self::MOST_SUBURBS ? LikeText::begins($query, $column, $value) : $query->whereIn($column, $suburbs);
    }

    /** Sources are few, so a text in any spelling is compared with all of them. */
    private static function fromSources(Builder $query, string $column, string $value): Builder
    {
        $wanted = TextNormalizer::joined($value);
        $sources = DB::table(explode('.', $column)[0])->whereNotNull('source')->distinct()->limit(self::MOST_SOURCES)->pluck('source')->map(strval(...))
            ->filter(static fn (string $source): bool => $wanted !== '' && str_starts_with(TextNormalizer::joined($source), $wanted));

        return $query->whereIn($column, $sources->values()->all());
    }

    /**
     * @param  'affiliates'|'companies'  $table
     * @return list<int> compared as normalised names; there are few of both
     */
    private static function idsNamed(string $table, string $value): array
    {
        $wanted = TextNormalizer::joined($value);
        $rows = DB::table($table)
            ->get(['id', 'name'])
            ->filter(
                static fn (stdClass $row): bool => $wanted !== '' && str_starts_with(TextNormalizer::joined($row->name), $wanted),
            );

        return array_values($rows->map(static fn (stdClass $row): int => (int) $row->id)->all());
    }

    /** @return list<int> names in which each of these is the beginning of a word */
    private static function managers(string $value): array
    {
        $wanted = SearchText::parse($value)->prefixes;
        $users = DB::table('users')
            ->get(['id', 'first_name', 'last_name'])
            ->filter(static function (stdClass $row) use ($wanted): bool {
                $terms = (new SearchTerms)
                    ->names($row->first_name, $row->last_name, "{$row->first_name} {$row->last_name}")
                    ->all();
                $missing = array_filter(
                    $wanted,
                    static fn (string $prefix): bool => array_filter(
                        $terms,
                        static fn (string $term): bool => str_starts_with($term, $prefix),
                    ) === [],
                );

                return $wanted !== [] && $missing === [];
            });

        return array_values($users->map(static fn (stdClass $row): int => (int) $row->id)->all());
    }

    /** Uses the normalised terms, because the column itself is not normalised. */
    private function named(Builder $query, string $type, FieldCondition $condition): Builder
    {
        foreach (SearchText::parse($condition->value())->prefixes as $prefix) {
            $query->whereExists(
                $this->terms
                    ->rowsOfPerson('names', $type, $prefix, $condition->seesContacts)
                    ->selectRaw('1')
                    ->whereColumn('names.subject_id', self::TABLES[$type].'.id'),
            );
        }

        return $query;
    }
}
