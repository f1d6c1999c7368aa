<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Http\Requests\FormRequest;
use App\Support\CalendarDay;

/** `day`, the `closing` on the user's page, and the `reason` to reopen it. */
final class ReopenDayRequest extends FormRequest
{
    public function day(): CalendarDay
    {
        return CalendarDay::of((string) $this->validated('day'));
    }

    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return [
            'day' => ['required', 'date_format:Y-m-d', 'after_or_equal:2000-01-01'],
            'closing' => ['required', 'integer', 'min:1'],
            'reason' => ['required', 'string', 'min:3', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'day.*' => 'Choose a day.',
            'closing.*' => 'Reload the page and check the closing.',
            'reason.required' => 'Enter why the day is reopened.',
            'reason.min' => 'Enter why the day is reopened, in at least 3 characters.',
            'reason.max' => 'A reason has at most 255 characters.',
        ];
    }
}
