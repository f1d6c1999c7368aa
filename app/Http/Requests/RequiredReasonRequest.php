<?php

declare(strict_types=1);

namespace App\Http\Requests;

/** Only a `reason`, of at least 5 characters. */
final class RequiredReasonRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    public function messages(): array
    {
        return ['reason.max' => 'A reason has at most 255 characters.', 'reason.*' => 'Enter a reason of at least 5 characters.'];
    }

    public function reason(): string
    {
        return $this->string('reason')->value();
    }
}
