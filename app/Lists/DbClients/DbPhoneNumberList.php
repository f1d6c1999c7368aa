<?php

declare(strict_types=1);

namespace App\Lists\DbClients;

use App\Data\DbClients\DbPhoneRow;
use App\Domain\DbClients\DbClientContacts;
use App\Domain\DbClients\DbClientScope;
use App\Domain\Protection\SuppressionList;
use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\PhoneKind;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateFilter;
use App\Lists\Filters\NamedFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** @extends ListDefinition<DbPhoneRow> */
final readonly class DbPhoneNumberList extends ListDefinition
{
    public const KEY = 'phone_numbers';

    public const TITLE = 'DB phone numbers';

    public const ID_COLUMN = 'db_phone_numbers.id';

    public const DEFAULT_ORDER = '-created_at';

    public const NOUN = 'numbers';

    public const FILENAME = 'db-phone-numbers';

    public const SEARCH_HINT = 'Name, phone or email…';

    public const SECONDARY_FILTERS = ['checked_at', 'created_at'];

    public function __construct(private SearchIndex $index, private SuppressionList $suppressions) {}

    public function sorts(): array
    {
        return [
            Sort::by('number', 'db_phone_numbers.e164'),
            Sort::by('kind', 'db_phone_numbers.kind'),
            Sort::by('consent_basis', 'db_phone_numbers.consent_basis'),
            Sort::nullable('checked_at', 'db_phone_numbers.checked_at'),
            Sort::by('created_at', 'db_phone_numbers.created_at'),
        ];
    }

    /** Sorting by a masked number would reveal parts of it through its neighbours. */
    public function allowedSorts(ListContext $context): array
    {
        $areShown = DbClientContacts::areShown($context->viewer);

        return array_values(array_filter($this->sorts(), static fn (Sort $sort): bool => $areShown || $sort->key !== 'number'));
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::enum('kind', 'Kind', 'db_phone_numbers.kind', PhoneKind::class),
            ValidityFilter::on('db_phone_numbers.is_valid'),
            ChoiceFilter::enum('consent', 'Consent', 'db_phone_numbers.consent_basis', ConsentBasis::class),
            new NamedFilter('suppressed', 'Do not contact', [
                '1' => static fn (Builder $numbers) => SuppressionList::constrain($numbers, 'db_phone_numbers.value_hash', true),
                '0' => static fn (Builder $numbers) => SuppressionList::constrain($numbers, 'db_phone_numbers.value_hash', false),
            ], ['1' => 'Yes', '0' => 'No']),
            new DateFilter('checked_at', 'Checked', 'db_phone_numbers.checked_at', $context->viewer->timezone, isNullable: true),
            new DateFilter('created_at', 'Created', 'db_phone_numbers.created_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('number', 'Number', sort: 'number')->csv(),
            Column::of('full_name', 'DB client')->csv()->csv('Status', static fn (DbPhoneRow $number): DbClientStatus => $number->status),
            Column::of('kind', 'Kind', sort: 'kind')->csv(),
            Column::of('is_valid', 'Check')->csv('Validity', static fn (DbPhoneRow $number): string => ValidityFilter::valueOf($number->is_valid)),
            Column::of('suppressed_reason', 'Do not contact')->csv(),
            Column::of('source', 'Source')->csv(),
            Column::of('consent_basis', 'Consent', sort: 'consent_basis')->csv(),
            Column::of('checked_at', 'Checked', sort: 'checked_at')->csvTime(),
            Column::of('created_at', 'Created', sort: 'created_at')->csvTime('Added'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DbClientScope::of($context->viewer)->apply(
            DB::table('db_phone_numbers')->join('db_clients', 'db_clients.id', '=', 'db_phone_numbers.db_client_id'),
        );
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $this->index->constrain($rows, 'db_phone_numbers.db_client_id', 'db_client', SearchText::parse($text, DbClientContacts::areShown($context->viewer)));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->select([
            'db_phone_numbers.id',
            'db_phone_numbers.db_client_id',
            'db_phone_numbers.e164',
            'db_phone_numbers.kind',
            'db_phone_numbers.is_valid',
            'db_phone_numbers.source',
            'db_phone_numbers.consent_basis',
            'db_phone_numbers.checked_at',
            'db_phone_numbers.created_at',
            'db_clients.first_name',
            'db_clients.last_name',
            'db_clients.status',
        ]);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $reasons = $this->suppressions->reasons(array_column($rows, 'e164'));
        foreach ($rows as $row) {
            $row->suppressed_reason = $reasons[$row->e164] ?? null;
        }
    }

    protected function row(stdClass $row, ListContext $context): DbPhoneRow
    {
        return DataFactory::make(DbPhoneRow::class, $row, [
            'number' => DbClientContacts::phone($context->viewer, $row->e164),
        ]);
    }
}
