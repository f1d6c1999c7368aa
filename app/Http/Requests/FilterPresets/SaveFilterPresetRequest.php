<?php

declare(strict_types=1);

namespace App\Http\Requests\FilterPresets;

use App\Data\Lists\Choice;
use App\Domain\FilterPresets\PresetName;
use App\Enums\FilterPresetList;
use App\Http\Requests\FormRequest;
use App\Lists\Clients\ClientList;
use App\Lists\DbClients\DbClientList;
use App\Lists\Leads\LeadList;
use App\Lists\ListContext;
use App\Lists\ListQueryValidator;
use App\Lists\Transactions\TransactionList;
use App\Models\FilterPreset;
use App\Queries\FilterPresets\FilterPresetsQuery;
use Closure;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;
use LogicException;

/**
 * A preset: `name`, the roles it is shared with, `query` (the list's URL query) and `columns` (comma-joined, kept unless
 * `keeps_columns` is false).
 *
 * A new preset needs `list`. An update without `query` changes only name and sharing.
 */
class SaveFilterPresetRequest extends FormRequest
{
    private const NOT_KEPT = ['cursor', 'per_page', 'preset', 'sort'];

    public function authorize(): bool
    {
        $list = $this->askedList();

        return $list === null || $this->staff()->hasAbility($list->ability());
    }

    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        $list = $this->askedList();
        if ($list === null) {
            return ['list' => ['required', Rule::enum(FilterPresetList::class)]];
        }

        return [
            'name' => ['required', 'string', 'max:80', Rule::unique('filter_presets', 'name')
                ->where('user_id', $this->ownerId())->where('list', $list->value)->whereNull('deleted_at')->ignore($this->preset()?->id)],
            'query' => [$this->preset() === null ? 'present' : 'sometimes', 'nullable', 'string', 'max:4000', $this->isListQuery(...)],
            'columns' => ['nullable', 'string', 'max:1000', 'regex:/^[a-z_]+(,[a-z_]+)*$/'],
            'shared_role_ids' => ['array', 'list'],
            // A role that no longer sees the list is not in the form, so the preset keeps it.
            'shared_role_ids.*' => [
                Rule::in([
                    ...array_map(static fn (Choice $role): string => $role->value, app(FilterPresetsQuery::class)->roles($list)),
                    ...$this->preset()->shared_role_ids ?? [],
                ]),
            ],
            'keeps_columns' => ['boolean'],
            'is_default' => ['boolean'],
        ];
    }

    public function messages(): array
    {
        return [
            'list.required' => 'Choose a list for the preset.',
            'name.required' => 'Enter a name.',
            'name.unique' => PresetName::TAKEN,
            'shared_role_ids.*.in' => 'This role can’t see this list.',
            'columns.regex' => 'Choose columns of this list.',
        ];
    }

    public function list(): FilterPresetList
    {
        return $this->askedList() ?? throw new LogicException('The rules ask for a list.');
    }

    /** @return array{filters: array<string, string>, sort: string|null, columns: list<string>|null}|null the list's query without order and page, the order and the columns; null when the form has no query */
    public function content(): ?array
    {
        if (! $this->has('query')) {
            return null;
        }
        $columns = $this->boolean('keeps_columns', true) ? $this->string('columns')->value() : '';
        $query = $this->parts($this->string('query')->value());

        return [
            'filters' => array_diff_key($query, array_flip(self::NOT_KEPT)),
            'sort' => $query['sort'] ?? null,
            'columns' => $columns === '' ? null : explode(',', $columns),
        ];
    }

    /** @return list<int> */
    public function roleIds(): array
    {
        /** @var list<string> $ids */
        $ids = $this->validated('shared_role_ids') ?? [];

        return array_values(array_unique(array_map(intval(...), $ids)));
    }

    private function askedList(): ?FilterPresetList
    {
        return $this->preset()->list ?? FilterPresetList::tryFrom($this->string('list')->value());
    }

    private function preset(): ?FilterPreset
    {
        $preset = $this->route('preset');

        return $preset instanceof FilterPreset ? $preset : null;
    }

    private function ownerId(): int
    {
        return $this->preset()->user_id ?? $this->staff()->id;
    }

    /** The rules of the list's own URL decide, so a preset can't keep a filter or an order that the list doesn't have. */
    private function isListQuery(string $attribute, mixed $value, Closure $fail): void
    {
        $parts = array_diff_key(is_string($value) ? $this->parts($value) : [], array_flip(['cursor', 'per_page', 'preset']));
        $list = app(match ($this->list()) {
            FilterPresetList::Clients => ClientList::class,
            FilterPresetList::Leads => LeadList::class,
            FilterPresetList::DbClients => DbClientList::class,
            FilterPresetList::Transactions => TransactionList::class,
        });
        try {
            app(ListQueryValidator::class)->validateStrictly($list, $parts, new ListContext($this->staff()));
        } catch (ValidationException $refused) {
            $fail($refused->validator->errors()->first());
        }
    }

    /** @return array<string, string> */
    private function parts(string $query): array
    {
        parse_str($query, $parts);

        return array_filter(
            $parts,
            static fn (mixed $part, int|string $key): bool => is_string($key) && is_string($part) && $part !== '',
            ARRAY_FILTER_USE_BOTH,
        );
    }
}
