<?php

declare(strict_types=1);

namespace App\Http\Requests\Guides;

use App\Http\Requests\FormRequest;
use App\Support\CalendarDay;

/** `effective_on` is empty for a version that applies from now. */
final class PublishGuideRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'seen' => ['required', 'string', 'size:64'],
            'effective_on' => ['nullable', 'date_format:Y-m-d', 'after:'.CalendarDay::today()->date, 'before:'.CalendarDay::today()->plus(366)->date],
        ];
    }

    public function messages(): array
    {
        return ['effective_on.*' => 'Choose a day from tomorrow, within a year.'];
    }
}
