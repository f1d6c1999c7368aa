<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Enums\SuppressionReason;
use App\Http\Requests\FormRequest;
use App\Lists\DbClients\DbClientSelection;
use Illuminate\Validation\Rule;

/** A bulk action on DB clients: `ids`, or `all` with the list's search and filters in `filters` and the `count` that the user saw. */
class DbClientSelectionRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'all' => ['required', 'boolean'],
            'ids' => ['exclude_if:all,true', 'required', 'array', 'list', 'min:1', 'max:'.DbClientSelection::AT_ONCE],
            'ids.*' => ['integer', 'min:1', 'max:999999999999999999'],
            'filters' => ['nullable', 'array', 'max:60'],
            'filters.*' => ['nullable', 'string', 'max:2000'],
            'count' => ['nullable', 'integer', 'min:0'],
            'reason' => ['sometimes', 'required', Rule::enum(SuppressionReason::class)],
        ];
    }

    public function messages(): array
    {
        return ['ids.required' => 'Choose at least one DB client.', 'ids.max' => 'Select at most 5,000 DB clients.', 'reason' => 'Choose a reason.'];
    }

    public function selection(): DbClientSelection
    {
        /** @var array<string, string|null> $filters */
        $filters = $this->validated('filters') ?? [];

        return new DbClientSelection(
            $this->boolean('all') ? null : array_map(intval(...), array_values($this->array('ids'))),
            array_diff_key(
                array_filter($filters, static fn (?string $value): bool => $value !== null && $value !== ''),
                array_flip(['cursor', 'per_page', 'sort', 'preset']),
            ),
            $this->filled('count') ? $this->integer('count') : null,
        );
    }

    public function reason(): SuppressionReason
    {
        return SuppressionReason::tryFrom($this->string('reason')->value()) ?? SuppressionReason::Stop;
    }
}
