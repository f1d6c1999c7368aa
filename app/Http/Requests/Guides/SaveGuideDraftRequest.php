<?php

declare(strict_types=1);

namespace App\Http\Requests\Guides;

use App\Http\Requests\FormRequest;

final class SaveGuideDraftRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'number' => ['required', 'integer'],
            'seen' => ['nullable', 'string'],
            'body' => ['required', 'string', 'max:60000'],
            'summary' => ['required', 'string', 'min:5', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'body.required' => 'Enter the text of the guide.',
            'body.max' => 'A guide has at most 60,000 characters.',
            'summary.max' => 'The summary must be at most 255 characters.',
            'summary.*' => 'Enter what changes, in at least 5 characters.',
        ];
    }
}
