<?php

declare(strict_types=1);

namespace App\Http\Requests\Reports;

use App\Http\Requests\FormRequest;
use App\Lists\Exports\ExportScope;
use App\Models\User;

/** The reason for an export, the list's query, the selected `ids` if any, and the `columns` on the screen. */
final class RequestExportRequest extends FormRequest
{
    private const MOST_IDS = 5_000;

    private const LONGEST_FILTER = 2_000;

    public function rules(): array
    {
        return [
            'reason' => ['required', 'string', 'min:5', 'max:255'],
            'query' => ['nullable', 'array', 'max:60'],
            'query.*' => ['nullable', 'string', 'max:'.self::LONGEST_FILTER],
            'ids' => ['nullable', 'array', 'list', 'min:1', 'max:'.self::MOST_IDS],
            'ids.*' => ['integer', 'min:1'],
            'columns' => ['nullable', 'array', 'list', 'max:60'],
            'columns.*' => ['string', 'max:60'],
        ];
    }

    public function messages(): array
    {
        return [
            'reason.required' => 'Enter a reason for this export.',
            'reason.min' => 'Enter a longer reason for this export.',
            'ids.max' => 'More than '.number_format(self::MOST_IDS).' rows are selected. Filter the list and export all matching rows.',
        ];
    }

    public function scope(User $owner): ExportScope
    {
        /** @var array<string, string|null> $query */
        $query = $this->validated('query') ?? [];
        $ids = $this->validated('ids');
        $kept = array_diff_key(
            array_filter($query, static fn (?string $value): bool => $value !== null && $value !== ''),
            array_flip(['cursor', 'per_page', 'preset']),
        );

        return new ExportScope(
            $owner,
            $kept,
            $ids === null ? null : array_values(array_map(intval(...), $ids)),
            $this->validated('columns'),
        );
    }
}
