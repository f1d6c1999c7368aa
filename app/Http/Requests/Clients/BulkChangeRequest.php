<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\BulkChangeKind;
use App\Enums\ClientStatus;
use App\Enums\NoteCategory;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

/** What is done to many clients: to those with these `ids`, or to all that match the list's `query`. */
final class BulkChangeRequest extends FormRequest
{
    private const MOST_IDS = 5_000;

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            'kind' => ['required', Rule::enum(BulkChangeKind::class)],
            'value' => match ($this->input('kind')) {
                'manager' => ['nullable', 'integer', Rule::exists('users', 'id')->withoutTrashed()->where('is_active', true)],
                'status' => ['required', Rule::enum(ClientStatus::class)],
                default => ['required', 'string', 'max:5000'],
            },
            'category' => ['nullable', Rule::enum(NoteCategory::class)],
            'query' => ['nullable', 'array', 'max:60'],
            'query.*' => ['nullable', 'string', 'max:2000'],
            'ids' => ['nullable', 'array', 'list', 'min:1', 'max:'.self::MOST_IDS],
            'ids.*' => ['integer', 'min:1'],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            'value.required' => $this->input('kind') === 'note' ? 'Write the note.' : 'Choose a status.',
            'value.exists' => 'That person no longer works here.',
            'ids.max' => 'More than '.number_format(self::MOST_IDS).' clients are selected. Narrow the list by filters and choose all that match.',
        ];
    }

    public function kind(): BulkChangeKind
    {
        return BulkChangeKind::from($this->string('kind')->value());
    }

    /** @return array{value: string, category?: string} */
    public function payload(): array
    {
        $value = trim((string) $this->validated('value'));

        return $this->kind() === BulkChangeKind::Note ? ['value' => $value, 'category' => (string) ($this->validated('category') ?? NoteCategory::General->value)] : ['value' => $value];
    }

    /** @return array{query: array<string, string>, ids: list<int>|null} */
    public function filters(): array
    {
        /** @var array<string, string|null> $query */
        $query = $this->validated('query') ?? [];
        $ids = $this->validated('ids');

        return [
            'query' => array_diff_key(array_filter($query, static fn (?string $value): bool => $value !== null && $value !== ''), array_flip(['cursor', 'per_page', 'sort', 'preset'])),
            'ids' => $ids === null ? null : array_values(array_unique(array_map(intval(...), $ids))),
        ];
    }
}
