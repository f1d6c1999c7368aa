<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** A training. A change comes with the version it was opened on. */
final class SaveTrainingSessionRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'version' => [$this->isMethod('post') ? 'prohibited' : 'required', 'integer', 'min:1'],
            'title' => ['required', 'string', 'max:150'],
            'description' => ['required', 'string', 'max:2000'],
            'certification_type_id' => ['nullable', 'integer', 'between:1,999999999999999999', Rule::exists('certification_types', 'id')],
            'held_on' => ['nullable', 'date_format:Y-m-d', 'after:2000-01-01', 'before:2100-01-01'],
            'pass_score' => ['nullable', 'integer', 'between:1,100'],
        ];
    }

    public function messages(): array
    {
        return [
            'title.required' => 'Enter a title.',
            'description.required' => 'Enter a description.',
            'pass_score.*' => 'Enter a pass score of 1 to 100 percent.',
        ];
    }
}
