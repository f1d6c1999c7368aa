<?php

declare(strict_types=1);

namespace App\Lists;

use App\Lists\Filters\Filter;
use App\Lists\Filters\FilterCondition;
use Closure;
use Illuminate\Container\Attributes\Config;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Validator;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Turns the URL query of a list into its parameters: `?search=&status=active,pending&sort=-last_bet_at&per_page=50&cursor=…`. */
final readonly class ListQueryValidator
{
    /** @param  non-empty-list<int>  $pageSizes */
    public function __construct(
        #[Config('paddock.lists.per_page')]
        private array $pageSizes,
    ) {}

    /**
     * @param  ListDefinition<object>  $list
     * @param  array<array-key, mixed>  $query
     *
     * @throws ValidationException when a parameter of the list has a wrong value
     */
    public function validate(ListDefinition $list, array $query, ListContext $context): ListParameters
    {
        $default = $list->defaultOrder($query);
        // Most visits carry no query, or only the place of a further page, which is signed.
        if (array_diff_key($query, ['cursor' => true]) === [] && $list->parameterRules() === []) {
            $place = is_string($query['cursor'] ?? null) ? Cursor::decode($query['cursor'], $default) : null;
            if ($place !== null || $query === []) {
                return new ListParameters($default, $this->pageSizes[0], $place);
            }
        }
        $filters = $list->filters($context);
        $sorts = $list->allowedSorts($context);
        $order = is_string($query['sort'] ?? null) ? ListOrder::parse($query['sort'], $sorts) ?? $default : $default;
        $valid = Validator::make(
            $query,
            array_filter(
                $this->rules($list, $filters, $sorts, $order, $query),
                static fn (mixed $rules, string $key): bool => array_key_exists(explode('.', $key)[0], $query)
                    || (is_array($rules) && in_array('required', $rules, true)),
                ARRAY_FILTER_USE_BOTH,
            ),
            ['search.max' => 'Search for at most :max characters.', 'per_page.in' => 'A page has '.Arr::join($this->pageSizes, ', ', ' or ').' rows.'],
        )->validate();
        $cursor = $valid['cursor'] ?? null;
        $search = trim((string) ($valid['search'] ?? ''));

        return new ListParameters(
            $order,
            (int) ($valid['per_page'] ?? $this->pageSizes[0]),
            is_string($cursor) ? Cursor::decode($cursor, $order) : null,
            $search === '' ? null : $search,
            array_values(array_filter(array_map(static fn (Filter $filter): ?FilterCondition => $filter->condition($valid), $filters))),
            Arr::only($valid, array_keys($list->parameterRules())),
        );
    }

    /**
     * A stored query, or one from a form. An unknown parameter in a link shows more rows, which the reader sees. Here it would
     * export or change the whole list, so it is refused.
     *
     * @param  ListDefinition<object>  $list
     * @param  array<string, mixed>  $query
     *
     * @throws ValidationException when the list has no such parameter, or its value is blank or wrong
     */
    public function validateStrictly(ListDefinition $list, array $query, ListContext $context): ListParameters
    {
        $known = [...array_keys($this->rules($list, $list->filters($context), [], null, $query)), 'preset'];
        foreach ($query as $key => $value) {
            $name = Str::limit((string) $key, 40);
            $refusal = match (true) {
                ! in_array((string) $key, $known, true) => "This list has no filter “{$name}”. Reload the page and choose again.",
                is_string($value) && trim($value) === '' && ! isset($query["{$key}_op"]) => "The filter “{$name}” has no value. Enter a value or remove it.",
                default => null,
            };
            if ($refusal !== null) {
                throw ValidationException::withMessages(['query' => $refusal]);
            }
        }

        return $this->validate($list, $query, $context);
    }

    /**
     * @param  ListDefinition<object>  $list
     * @param  list<Filter>  $filters
     * @param  list<Sort>  $sorts
     * @param  array<array-key, mixed>  $query
     * @return array<string, mixed>
     */
    private function rules(ListDefinition $list, array $filters, array $sorts, ?ListOrder $order, array $query): array
    {
        return [
            'search' => ['nullable', 'string', 'max:100'],
            'sort' => ['nullable', 'string', static function (string $attribute, mixed $value, Closure $fail) use ($sorts): void {
                if (! is_string($value) || ListOrder::parse($value, $sorts) === null) {
                    $fail('This list has no such order.');
                }
            }],
            'per_page' => ['nullable', 'integer', 'in:'.implode(',', $this->pageSizes)],
            'cursor' => ['nullable', 'string', 'max:1000', static function (string $attribute, mixed $value, Closure $fail) use ($order): void {
                if (! is_string($value) || $order === null || Cursor::decode($value, $order) === null) {
                    $fail('That page of the list no longer exists. This is the first page.');
                }
            }],
            ...array_merge(...array_map(static fn (Filter $filter): array => $filter->rules($query), $filters)),
            ...$list->parameterRules(),
        ];
    }
}
