<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Enums\SuppressionReason;
use App\Http\Requests\FormRequest;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use Illuminate\Validation\Rule;

/** Marks numbers or addresses as wrong or, with a reason, suppresses their DB clients. */
final class BulkDetailsRequest extends FormRequest
{
    private const MOST = 1_000;

    /** A suppression is refused while impersonating. */
    public function authorize(CurrentImpersonation $impersonation): bool
    {
        return ! $this->filled('reason') || $impersonation->find() === null;
    }

    public function rules(): array
    {
        return [
            'ids' => ['required', 'array', 'list', 'min:1', 'max:'.self::MOST],
            'ids.*' => ['integer', 'min:1', 'max:999999999999999999'],
            'reason' => ['nullable', Rule::enum(SuppressionReason::class)],
        ];
    }

    public function messages(): array
    {
        return ['ids.required' => 'Choose at least one row.', 'ids.max' => 'Select at most 1,000 rows.', 'reason' => 'Choose a reason.'];
    }

    /** @return list<int> */
    public function ids(): array
    {
        return array_map(intval(...), array_values($this->array('ids')));
    }

    /** Null to mark them as wrong only. */
    public function reason(): ?SuppressionReason
    {
        return SuppressionReason::tryFrom($this->string('reason')->value());
    }
}
