<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Http\Requests\FormRequest;
use App\Support\PlainText;

/** `title`; for a change also `is_active`, and only what the user changed. */
final class CancellationReasonRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'title' => [
                ...$this->isMethod('put') ? ['sometimes'] : [],
                'required',
                'string',
                'min:3',
                'max:100',
                new PlainText,
            ],
            'is_active' => ['sometimes', 'boolean'],
        ];
    }

    public function messages(): array
    {
        return [
            'title.required' => 'Enter the reason.',
            'title.min' => 'Enter a reason of at least 3 characters.',
            'title.max' => 'A reason has at most 100 characters.',
        ];
    }

    protected function prepareForValidation(): void
    {
        if (is_string($this->input('title'))) {
            $this->merge(['title' => preg_replace('/ +/', ' ', PlainText::tidy((string) $this->input('title')))]);
        }
    }
}
