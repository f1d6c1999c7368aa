<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\FormRequest;

final class RecordSmsOptOutRequest extends FormRequest
{
    public function rules(): array
    {
        return ['how_asked' => ['required', 'string', 'max:255']];
    }

    public function messages(): array
    {
        return [
            'how_asked.required' => 'Enter how the client asked.',
            'how_asked.max' => 'This must be at most 255 characters.',
        ];
    }
}
