<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Http\Requests\FormRequest;

/** `ids` of all reasons, in the new order. */
final class OrderCancellationReasonsRequest extends FormRequest
{
    /** @return list<int> */
    public function ids(): array
    {
        return array_values(array_map(intval(...), $this->validated('ids')));
    }

    public function rules(): array
    {
        return ['ids' => ['required', 'array', 'list', 'max:500'], 'ids.*' => ['required', 'integer', 'min:1', 'distinct']];
    }
}
