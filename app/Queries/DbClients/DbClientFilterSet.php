<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Enums\AustralianState;
use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\PhoneKind;
use App\Models\User;
use App\Queries\Filters\ChoiceFilter;
use App\Queries\Filters\DateFilter;
use App\Queries\Filters\FilterSet;
use App\Queries\Filters\NamedFilter;
use App\Queries\Filters\TextFilter;
use App\Queries\Filters\WordsFilter;
use App\Services\DbClients\ProspectScope;
use App\Services\Search\SearchIndex;
use App\Services\Suppression\SuppressionBook;
use Illuminate\Database\Query\Builder;

/** What prospects, their numbers and their addresses can be narrowed by. */
final readonly class DbClientFilterSet
{
    public function __construct(private SearchIndex $index) {}

    /** People who work their own lists only are not told of other people's work, nor where the data was bought. */
    public function for(User $viewer): FilterSet
    {
        return new FilterSet([
            ChoiceFilter::enum('status', 'Status', 'db_clients.status', DbClientStatus::class),
            ChoiceFilter::ids('list', 'List', 'db_clients.db_list_id', isNullable: true),
            ...(ProspectScope::of($viewer)->isOwnListsOnly ? [] : [
                ChoiceFilter::ids('assignee', 'Assignee', 'db_clients.assignee_id', isNullable: true, words: ['me' => $viewer->id, 'unassigned' => null]),
                ChoiceFilter::texts('source', 'Source', 'db_clients.source', isNullable: true),
                new TextFilter('source_text', 'Source text', 'db_clients.source'),
            ]),
            ChoiceFilter::enum('consent', 'Consent', 'db_clients.consent_basis', ConsentBasis::class),
            new CurrentAddressFilter(ChoiceFilter::enum('state', 'State', 'db_addresses.state', AustralianState::class, isNullable: true)),
            new CurrentAddressFilter(new TextFilter('suburb', 'Suburb', 'db_addresses.suburb', isNullable: true)),
            new NamedFilter('has_valid_phone', 'Valid phone', ['1' => self::withValidPhone(...), '0' => static fn (Builder $some): Builder => self::withValidPhone($some, not: true)]),
            new WordsFilter('name', 'Name', 'db_clients.id', 'db_client', $this->index),
            new DateFilter('date_of_birth', 'Date of birth', 'db_clients.date_of_birth', null, isNullable: true),
            new DateFilter('created_at', 'Created', 'db_clients.created_at', $viewer->timezone),
        ]);
    }

    public function ofNumbers(User $viewer): FilterSet
    {
        return new FilterSet([
            ChoiceFilter::enum('kind', 'Kind', 'db_phone_numbers.kind', PhoneKind::class),
            ChoiceFilter::enum('consent', 'Consent', 'db_phone_numbers.consent_basis', ConsentBasis::class),
            self::validity('db_phone_numbers.is_valid'),
            new NamedFilter('suppressed', 'Suppressed', [
                '1' => static fn (Builder $some) => SuppressionBook::constrain($some, 'db_phone_numbers.value_hash', true),
                '0' => static fn (Builder $some) => SuppressionBook::constrain($some, 'db_phone_numbers.value_hash', false),
            ]),
            new DateFilter('checked_at', 'Checked', 'db_phone_numbers.checked_at', $viewer->timezone, isNullable: true),
            new DateFilter('created_at', 'Created', 'db_phone_numbers.created_at', $viewer->timezone),
        ]);
    }

    public function ofAddresses(): FilterSet
    {
        return new FilterSet([
            ChoiceFilter::enum('state', 'State', 'db_addresses.state', AustralianState::class, isNullable: true),
            new TextFilter('suburb', 'Suburb', 'db_addresses.suburb', isNullable: true),
            new TextFilter('postcode', 'Postcode', 'db_addresses.postcode', isNullable: true),
            self::validity('db_addresses.is_valid'),
            new NamedFilter('current', 'Current', [
                '1' => static fn (Builder $some): Builder => $some->whereNull('db_addresses.to_on'),
                '0' => static fn (Builder $some): Builder => $some->whereNotNull('db_addresses.to_on'),
            ]),
            new DateFilter('from_on', 'From', 'db_addresses.from_on', null, isNullable: true),
        ]);
    }

    private static function validity(string $column): NamedFilter
    {
        return new NamedFilter('validity', 'Check', [
            'valid' => static fn (Builder $some): Builder => $some->where($column, true),
            'wrong' => static fn (Builder $some): Builder => $some->where($column, false),
            'unchecked' => static fn (Builder $some): Builder => $some->whereNull($column),
        ]);
    }

    private static function withValidPhone(Builder $prospects, bool $not = false): Builder
    {
        return $prospects->whereExists(static fn (Builder $numbers): Builder => $numbers->selectRaw('1')->from('db_phone_numbers')
            ->whereColumn('db_phone_numbers.db_client_id', 'db_clients.id')->where('db_phone_numbers.is_valid', true), not: $not);
    }
}
