<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

/** A decision with a reason: reject, return or undo. */
final class ReasonedDecisionRequest extends DepositDecisionRequest
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [...parent::rules(), 'reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            ...parent::messages(), 'reason.required' => 'Enter a reason.', 'reason.min' => 'Enter a reason of at least 5 characters.',
            'reason.max' => 'A reason has at most 255 characters.',
        ];
    }
}
