<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Http\Requests\FormRequest;
use App\Support\CalendarDay;

/** `day`, a `note`, and the figures on the user's page, so that they close the day that they checked. */
final class ReconcileDayRequest extends FormRequest
{
    public function day(): CalendarDay
    {
        return CalendarDay::of((string) $this->validated('day'));
    }

    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return [
            'day' => ['required', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before_or_equal:'.CalendarDay::today()->date],
            'note' => ['required', 'string', 'min:3', 'max:1000'],
            'seen_closing_cents' => ['required', 'integer'],
            'seen_differences' => ['required', 'string', 'size:64'],
        ];
    }

    public function messages(): array
    {
        return [
            'day.*' => 'That day can’t be closed. Choose a past day.',
            'note.required' => 'Enter what you compared.',
            'note.min' => 'Enter what you compared, in at least 3 characters.',
            'note.max' => 'A note has at most 1,000 characters.',
            'seen_closing_cents.*' => 'Reload the page, check the figures and close the day again.',
            'seen_differences.*' => 'Reload the page, check the differences and close the day again.',
        ];
    }
}
