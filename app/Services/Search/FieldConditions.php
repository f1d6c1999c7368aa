<?php

declare(strict_types=1);

namespace App\Services\Search;

use App\Enums\SearchField;
use App\Queries\Lists\LikeText;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Holds records against the fields of a search. A field that a kind of record does not have fits none of that kind. */
final readonly class FieldConditions
{
    private const TABLES = ['client' => 'clients', 'lead' => 'leads', 'db_client' => 'db_clients'];

    private const COLUMNS = [
        'client' => ['phone' => 'mobile_e164', 'pin' => 'pin', 'dob' => 'date_of_birth', 'email' => 'email', 'state' => 'state', 'status' => 'status', 'suburb' => 'suburb', 'postcode' => 'postcode', 'company' => 'company_id', 'manager' => 'account_manager_id'],
        'lead' => ['phone' => 'mobile_e164', 'dob' => 'date_of_birth', 'email' => 'email', 'state' => 'state', 'status' => 'status', 'suburb' => 'suburb', 'postcode' => 'postcode', 'company' => 'company_id', 'manager' => 'owner_id'],
        'db_client' => ['dob' => 'date_of_birth', 'email' => 'email', 'status' => 'status', 'manager' => 'assignee_id'],
    ];

    /** Of a prospect, kept in tables of their own. */
    private const PARTS = [
        'phone' => ['db_phone_numbers', 'e164'], 'state' => ['db_addresses', 'state'], 'suburb' => ['db_addresses', 'suburb'], 'postcode' => ['db_addresses', 'postcode'],
    ];

    public function __construct(private TermRange $terms) {}

    public function table(string $type): string
    {
        return self::TABLES[$type];
    }

    /** @param  list<FieldCondition>  $conditions */
    public function know(string $type, array $conditions): bool
    {
        foreach ($conditions as $condition) {
            $name = $condition->field->value;
            if (! $condition->isNegated && $condition->field !== SearchField::Name && ! isset(self::COLUMNS[$type][$name]) && ! ($type === 'db_client' && isset(self::PARTS[$name]))) {
                return false;
            }
        }

        return true;
    }

    /** @param  Builder  $people  a query over the table of the type */
    public function apply(Builder $people, string $type, FieldCondition $condition): void
    {
        $name = $condition->field->value;
        $fits = match (true) {
            $condition->field === SearchField::Name => fn (Builder $query): Builder => $this->named($query, $type, $condition),
            isset(self::COLUMNS[$type][$name]) => fn (Builder $query): Builder => $this->compare($query, self::TABLES[$type].'.'.self::COLUMNS[$type][$name], $condition),
            isset(self::PARTS[$name]) && $type === 'db_client' => fn (Builder $query): Builder => $query->whereIn('db_clients.id', $this->compare(DB::table(self::PARTS[$name][0])->select('db_client_id'), self::PARTS[$name][0].'.'.self::PARTS[$name][1], $condition)),
            default => null,
        };

        if ($fits !== null) {
            $condition->isNegated ? $people->whereNot(static fn (Builder $query): Builder => $fits($query)) : $fits($people);
        }
    }

    private function compare(Builder $query, string $column, FieldCondition $condition): Builder
    {
        $value = $condition->value();

        return match ($condition->field) {
            SearchField::Phone => $condition->seesContacts ? LikeText::contains($query, $column, $value) : $query->where($column, $value),
            SearchField::Email => $condition->seesContacts ? LikeText::begins($query, $column, $value) : $query->whereRaw("lower({$column}) = ?", [$value]),
            SearchField::Pin, SearchField::Suburb => LikeText::begins($query, $column, $value),
            SearchField::Dob => $query->where($column, '>=', $value)->where($column, '<', $condition->values[1]),
            SearchField::Company => $query->whereIn($column, LikeText::begins(DB::table('companies')->select('id'), 'name', $value)),
            SearchField::Manager => $query->whereIn($column, LikeText::begins(LikeText::begins(DB::table('users')->select('id'), 'first_name', $value), 'last_name', $value, 'or')),
            default => $query->where($column, $value),
        };
    }

    /** By the terms, which are folded; the record's own column is not. */
    private function named(Builder $query, string $type, FieldCondition $condition): Builder
    {
        foreach (SearchText::parse($condition->value())->prefixes as $prefix) {
            $query->whereExists($this->terms->rows('names', $type, $prefix, $condition->seesContacts)->selectRaw('1')->whereColumn('names.subject_id', self::TABLES[$type].'.id'));
        }

        return $query;
    }
}
