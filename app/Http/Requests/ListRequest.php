<?php

declare(strict_types=1);

namespace App\Http\Requests;

use App\Models\User;
use App\Queries\Lists\Cursor;
use App\Queries\Lists\ListOrder;
use App\Queries\Lists\ListSort;
use App\Queries\Lists\ListState;
use Closure;
use Illuminate\Contracts\Validation\Validator;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Routing\Redirector;
use Illuminate\Support\Arr;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/**
 * The query of a list: `?search=&status=active,pending&sort=-last_bet_at&per_page=50&cursor=…`.
 *
 * A part that the list does not know is left out by a redirect that says so, so that an old bookmark still opens.
 */
abstract class ListRequest extends FormRequest
{
    /** @var array<string, mixed>|null what of the query was found right, worked out once */
    private ?array $checked = null;

    /** @return class-string<ListSort> the enum of the orders that the list allows */
    abstract protected function sorts(): string;

    abstract protected function defaultOrder(): ListOrder;

    /**
     * Rules of the list's own filters.
     *
     * @return array<string, mixed>
     */
    abstract protected function filterRules(): array;

    /**
     * Filters that take several values, comma-joined in the URL and an array after that.
     *
     * @return list<string>
     */
    abstract protected function multiValued(): array;

    /**
     * The list's query away from a request, as an export has kept it; `me` is this person.
     *
     * A link with a part that means nothing opens the list a little wider, for somebody who sees that. Here nobody looks:
     * the whole list would be exported, or changed, for a misspelt word.
     *
     * @param  array<string, string>  $query  as in the URL
     *
     * @throws ValidationException on `query` where the list has no such part or it is blank, on the part where its value is wrong
     */
    public static function of(array $query, User $viewer): static
    {
        $request = static::create('/', 'GET', $query, server: ['HTTP_ACCEPT' => 'application/json']);
        $request->setContainer(app())->setRedirector(app(Redirector::class))->setUserResolver(static fn (): User => $viewer);
        $request->refuseMeaningless($query);
        $request->validateResolved();

        return $request;
    }

    /** Most visits to a list carry no query: there is nothing to check, and no validator to build. */
    public function validateResolved(): void
    {
        if (! $this->isBare()) {
            parent::validateResolved();
        }
    }

    /**
     * @param  string|null  $key
     */
    public function validated($key = null, $default = null): mixed
    {
        $this->checked ??= $this->isBare() ? [] : parent::validated();

        return $key === null ? $this->checked : ($this->checked[$key] ?? $default);
    }

    /**
     * Only the rules of what the query holds: each part of a list's query may be missing, unless its rule says otherwise.
     *
     * @return array<string, mixed>
     */
    public function rules(): array
    {
        return array_filter(
            $this->allRules(),
            fn (mixed $rules, string $key): bool => $this->has(explode('.', $key)[0]) || (is_array($rules) && in_array('required', $rules, true)),
            ARRAY_FILTER_USE_BOTH,
        );
    }

    /** @return array<string, mixed> */
    private function allRules(): array
    {
        return [
            'search' => ['nullable', 'string', 'max:100'],
            'sort' => ['nullable', 'string', $this->isAllowedSort(...)],
            'per_page' => ['nullable', 'integer', 'in:'.implode(',', self::pageSizes())],
            'cursor' => ['nullable', 'string', 'max:1000', $this->isOwnCursor(...)],
            ...$this->filterRules(),
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['per_page.in' => 'A page holds '.Arr::join(self::pageSizes(), ', ', ' or ').' rows.'];
    }

    public function listState(): ListState
    {
        $order = $this->order() ?? $this->defaultOrder();
        $cursor = $this->validated('cursor');

        return new ListState(
            $order,
            (int) ($this->validated('per_page') ?? self::pageSizes()[0]),
            is_string($cursor) ? Cursor::decode($cursor, $order) : null,
        );
    }

    protected function searchText(): ?string
    {
        $search = trim((string) $this->validated('search'));

        return $search === '' ? null : $search;
    }

    protected function prepareForValidation(): void
    {
        foreach ($this->multiValued() as $key) {
            $value = $this->query($key);
            if (is_string($value)) {
                $this->merge([$key => array_values(array_filter(explode(',', $value), static fn (string $part): bool => $part !== ''))]);
            }
        }
    }

    protected function failedValidation(Validator $validator): void
    {
        if ($this->expectsJson()) {
            parent::failedValidation($validator);
        }

        // A value and its operator say something only together.
        $unknown = array_unique(array_map(static fn (string $key): string => (string) preg_replace('/_op$/', '', explode('.', $key)[0]), $validator->errors()->keys()));
        $unknown = [...$unknown, ...array_map(static fn (string $key): string => "{$key}_op", $unknown)];
        $this->session()->flash('error', 'Part of that link no longer works and was left out. '.$validator->errors()->first());
        $kept = Arr::query(array_map(
            static fn (mixed $value): mixed => is_array($value) ? implode(',', Arr::flatten($value)) : $value,
            Arr::except($this->query->all(), [...$unknown, 'cursor']),
        ));

        throw (new ValidationException($validator))->redirectTo($this->url().($kept === '' ? '' : "?{$kept}"));
    }

    /** A list that demands a part of its query says no here. */
    protected function isBare(): bool
    {
        return $this->query->count() === 0;
    }

    /** @param  array<array-key, mixed>  $query */
    private function refuseMeaningless(array $query): void
    {
        $known = array_map(static fn (string $key): string => explode('.', $key)[0], array_keys($this->allRules()));
        foreach ($query as $key => $value) {
            $name = Str::limit((string) $key, 40);
            $refusal = match (true) {
                ! in_array((string) $key, [...$known, 'preset'], true) => "This list has no filter “{$name}”. Reload the page and choose again.",
                is_string($value) && trim($value) === '' && ! isset($query["{$key}_op"]) => "The filter “{$name}” has no value. Take it out or give it one.",
                default => null,
            };
            if ($refusal !== null) {
                throw ValidationException::withMessages(['query' => $refusal]);
            }
        }
    }

    private function order(): ?ListOrder
    {
        $sort = $this->query('sort');

        return is_string($sort) && $sort !== '' ? ListOrder::parse($sort, $this->sorts()) : null;
    }

    private function isAllowedSort(string $attribute, mixed $value, Closure $fail): void
    {
        if (! is_string($value) || ListOrder::parse($value, $this->sorts()) === null) {
            $fail('That order is not known.');
        }
    }

    private function isOwnCursor(string $attribute, mixed $value, Closure $fail): void
    {
        if (! is_string($value) || Cursor::decode($value, $this->order() ?? $this->defaultOrder()) === null) {
            $fail('That page of the list can no longer be found; this is the first page.');
        }
    }

    /** @return non-empty-list<int> */
    private static function pageSizes(): array
    {
        /** @var non-empty-list<int> */
        return config()->array('paddock.lists.per_page');
    }
}
