<?php

declare(strict_types=1);

namespace App\Http\Requests\DuplicateOsko;

use App\Http\Requests\FormRequest;
use App\Models\DuplicateCase;
use Illuminate\Validation\Rule;

/** `repeat`, the bank line that is the duplicate, and `note`. */
final class ConfirmDuplicateRequest extends FormRequest
{
    public function rules(): array
    {
        /** @var DuplicateCase $case */
        $case = $this->route('duplicateCase');

        return [
            'repeat' => ['required', 'integer', Rule::in($case->lineIds())],
            'note' => ['nullable', 'string', 'max:500'],
        ];
    }

    public function messages(): array
    {
        return ['repeat.required' => 'Choose which of the two payments is the duplicate.', 'repeat.in' => 'Choose one of the two payments.'];
    }
}
