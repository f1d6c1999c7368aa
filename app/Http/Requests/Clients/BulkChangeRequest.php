<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\BulkChangeKind;
use App\Enums\ClientStatus;
use App\Enums\NoteCategory;
use App\Http\Requests\FormRequest;
use App\Http\Rules\LooksAfterClients;
use App\Lists\CappedCount;
use App\Models\BulkChange;
use Illuminate\Validation\Rule;

/**
 * A bulk change of the clients with these `ids`, or of `all` that match the list's `query` (which may be empty). `all` needs
 * the count of `clients.bulk.scope`, so that the change covers what the user saw.
 *
 * @phpstan-import-type Filters from BulkChange
 */
final class BulkChangeRequest extends FormRequest
{
    private const MOST_IDS = 5_000;

    private const COUNT_FIRST = 'The matching clients were not counted. Reload the list and try again.';

    public function rules(): array
    {
        return [
            'kind' => ['required', Rule::enum(BulkChangeKind::class)],
            'value' => match ($this->input('kind')) {
                'manager' => ['nullable', 'integer', new LooksAfterClients],
                'status' => ['required', Rule::enum(ClientStatus::class)],
                default => ['required', 'string', 'max:5000'],
            },
            'category' => ['nullable', Rule::enum(NoteCategory::class)],
            'query' => ['nullable', 'array', 'max:60'],
            'query.*' => ['nullable', 'string', 'max:2000'],
            'all' => ['nullable', 'required_without:ids', 'prohibits:ids', Rule::in(['1', 'true'])],
            'count' => ['nullable', 'required_with:all', 'integer', 'min:0'],
            'count_is_capped' => ['nullable', 'required_with:all', 'boolean'],
            'newest_id' => ['nullable', 'required_with:all', 'integer', 'min:0'],
            // Required: a repeated submit would add hundreds of notes twice.
            'reference' => ['required', 'uuid'],
            'ids' => ['nullable', 'array', 'list', 'min:1', 'max:'.self::MOST_IDS],
            'ids.*' => ['integer', 'min:1'],
        ];
    }

    public function messages(): array
    {
        return [
            'value.required' => $this->input('kind') === 'note' ? 'Write the note.' : 'Choose a status.',
            'all.*' => 'Select clients, or all clients that match the search and filters.',
            'count.*' => self::COUNT_FIRST,
            'count_is_capped.*' => self::COUNT_FIRST,
            'newest_id.*' => self::COUNT_FIRST,
            'reference.*' => 'Reload the page and try again.',
            'ids.max' => 'More than '.number_format(self::MOST_IDS).' clients are selected. Filter the list and choose all matching clients.',
        ];
    }

    /** @return array{value: string, category?: string} */
    public function payload(): array
    {
        $value = trim((string) $this->validated('value'));

        return $this->input('kind') === 'note'
            ? ['value' => $value, 'category' => (string) ($this->validated('category') ?? NoteCategory::General->value)]
            : ['value' => $value];
    }

    /** @return Filters */
    public function filters(): array
    {
        /** @var array<string, string|null> $query */
        $query = $this->validated('query') ?? [];
        $ids = $this->validated('ids');

        return [
            'query' => array_map(strval(...), array_diff_key($query, array_flip(['cursor', 'per_page', 'sort', 'preset']))),
            'ids' => $ids === null ? null : array_values(array_unique(array_map(intval(...), $ids))),
            'newest_id' => $ids === null ? (int) $this->validated('newest_id') : null,
        ];
    }

    /** The count that the user confirmed; null for selected clients. */
    public function expected(): ?CappedCount
    {
        return $this->validated('ids') === null ? new CappedCount((int) $this->validated('count'), $this->boolean('count_is_capped')) : null;
    }
}
