<?php

declare(strict_types=1);

namespace App\Lists;

use App\Lists\Exports\ExportSheet;
use App\Lists\Exports\ListSheet;
use App\Lists\Filters\Filter;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\Rule;
use InvalidArgumentException;
use stdClass;

/**
 * The one declaration of a list. Request validation, presets, export, bulk selection and the generated TypeScript come from it.
 *
 * A plain list declares its constants, sorts, columns, base, select and row. See "Adding a list page" in docs/architecture.md.
 *
 * @template-covariant TRow of object
 */
abstract readonly class ListDefinition
{
    /** A validation rule in PARAMETERS, for the id of a record. */
    public const ID_RULE = 'integer|min:1|max:'.PHP_INT_MAX;

    /** The name of its files and audit events, and of its rows in the page's props: 'leads'. */
    public const KEY = '';

    /** The heading of the page. */
    public const TITLE = '';

    /** The qualified, unique column that breaks ties and identifies a row. */
    public const ID_COLUMN = '';

    /** The key of a sort, with a leading "-" for descending. */
    public const DEFAULT_ORDER = '';

    /** @var string|null the rows in the plural, mid-sentence; null for the words of the key: 'leads' */
    public const NOUN = null;

    /** @var string|null the beginning of the file name of an export; null for the key with hyphens */
    public const FILENAME = null;

    /** @var string|null the placeholder of the search field; null for a list without one */
    public const SEARCH_HINT = null;

    /** @var list<string> keys of the filters that are under "More" until they are set */
    public const SECONDARY_FILTERS = [];

    /** @var array<string, string> colleagues by their columns: with `['owner' => 'owner_id']`, the table `owner` is joined and the row has an `owner_name` */
    public const COLLEAGUES = [];

    /** @var array<string, string> parameters that are neither filters nor search, such as `view`: the enum of the values, or a validation rule */
    public const PARAMETERS = [];

    /** @return non-empty-list<Sort> */
    abstract public function sorts(): array;

    /** @return list<Column> in the order of the screen and of the file */
    abstract public function columns(): array;

    /** @return TRow|null a class of App\Data: its type is the row type in TypeScript. Null leaves the row out. */
    abstract protected function row(stdClass $row, ListContext $context): ?object;

    /** @return list<Sort> the sorts that this viewer may use */
    public function allowedSorts(ListContext $context): array
    {
        return $this->sorts();
    }

    /** @param  array<array-key, mixed>  $query  of the URL, for a list whose order depends on its tab */
    public function defaultOrder(array $query = []): ListOrder
    {
        return $this->order(static::DEFAULT_ORDER);
    }

    /** @return list<Filter> in the order of the filter bar */
    public function filters(ListContext $context): array
    {
        return [];
    }

    /** @return array<string, mixed> validation rules of PARAMETERS, for a list whose rules depend on more */
    public function parameterRules(): array
    {
        return array_map(
            static fn (string $rule): array => ['nullable', ...enum_exists($rule) ? [Rule::enum($rule)] : explode('|', $rule)],
            static::PARAMETERS,
        );
    }

    /** @throws InvalidArgumentException when the list has no such sort */
    final public function order(string $order): ListOrder
    {
        return ListOrder::parse($order, $this->sorts()) ?? throw new InvalidArgumentException(static::class." has no sort {$order}.");
    }

    /** The rows that match search and filters, without columns and order. */
    final public function matching(ListParameters $parameters, ListContext $context): Builder
    {
        $rows = $this->narrow($this->base($context), $parameters, $context);
        foreach ($parameters->conditions as $condition) {
            $condition->filter->apply($rows, $condition->operator, $condition->value);
        }
        if ($parameters->search !== null) {
            $this->search($rows, $parameters->search, $context);
        }

        return $rows;
    }

    /** The query of one page: matching() with joins, columns and index hints, without an order. */
    final public function pageQuery(Builder $matching, ListOrder $order): Builder
    {
        return $this->selectAll(clone $this->hintPage(RowConditions::page($matching, static::ID_COLUMN, $order), $order));
    }

    /** Whether filters are counted only to the lower cap. */
    public function isLong(): bool
    {
        return false;
    }

    /** The query that is counted. */
    public function countQuery(Builder $matching): Builder
    {
        return $matching;
    }

    /**
     * These rows in the order of the ids, without those that the viewer no longer sees.
     *
     * @param  list<int>  $ids
     * @return list<TRow>
     */
    final public function find(array $ids, ListContext $context): array
    {
        if ($ids === []) {
            return [];
        }
        $found = $this->selectAll($this->base($context))->whereIntegerInRaw(static::ID_COLUMN, $ids)->get()->keyBy('id');

        return $this->toRows(array_values(array_filter(array_map($found->get(...), $ids))), $context);
    }

    /**
     * @param  list<stdClass>  $rows
     * @return list<TRow>
     */
    final public function toRows(array $rows, ListContext $context): array
    {
        $this->load($rows, $context);

        return array_values(array_filter(array_map(fn (stdClass $row): ?object => $this->row($row, $context), $rows)));
    }

    /** @param  list<string>|null  $columns  keys of those on the screen, in their order; null for all */
    public function sheet(ListContext $context, ?array $columns): ExportSheet
    {
        return new ListSheet($this, $context, $columns);
    }

    /** Every row that the viewer may see, by default all of the table, without columns and order. A count reads this query, so joins belong in select(). */
    protected function base(ListContext $context): Builder
    {
        return DB::table(self::table());
    }

    /** Adds joins and columns, by default those of the table. */
    protected function select(Builder $rows): Builder
    {
        return $rows->select(self::table().'.*');
    }

    /**
     * Adds data to the rows of one page with one query, where a join can't.
     *
     * @param  list<stdClass>  $rows
     */
    protected function load(array $rows, ListContext $context): void {}

    protected function search(Builder $rows, string $text, ListContext $context): void {}

    /** Applies the PARAMETERS. */
    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        return $rows;
    }

    /** Index hints for a page in this order. */
    protected function hintPage(Builder $matching, ListOrder $order): Builder
    {
        return $matching;
    }

    /** Left joins make the database read in the order of the list. */
    private function selectAll(Builder $rows): Builder
    {
        $rows = $this->select($rows);
        foreach (static::COLLEAGUES as $name => $column) {
            $rows
                ->leftJoin("users as {$name}", "{$name}.id", '=', self::table().".{$column}")
                ->addSelect(["{$name}.first_name as {$name}_first_name", "{$name}.last_name as {$name}_last_name"]);
        }

        return $rows;
    }

    private static function table(): string
    {
        return Str::before(static::ID_COLUMN, '.');
    }
}
