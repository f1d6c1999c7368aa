<?php

declare(strict_types=1);

namespace App\Http\Requests\Guides;

use App\Http\Requests\FormRequest;
use App\Support\CalendarDay;

/** A version, and one to compare it `with`. For the daily tasks also a day up to today, and `roles=all` for the tasks of all roles. */
final class ShowGuideRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'version' => ['nullable', 'integer', 'between:1,65535'],
            'with' => ['nullable', 'integer', 'between:1,65535'],
            'day' => ['nullable', 'date_format:Y-m-d', 'after:2020-01-01', 'before_or_equal:'.CalendarDay::today()->date],
            'roles' => ['nullable', 'in:all'],
        ];
    }

    public function messages(): array
    {
        return ['day.*' => 'Choose a day up to today.'];
    }

    public function number(string $key): ?int
    {
        return $this->filled($key) ? $this->integer($key) : null;
    }

    public function day(): CalendarDay
    {
        return $this->filled('day') ? CalendarDay::of($this->string('day')->value()) : CalendarDay::today();
    }
}
