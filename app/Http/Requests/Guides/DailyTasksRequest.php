<?php

declare(strict_types=1);

namespace App\Http\Requests\Guides;

use App\Http\Requests\FormRequest;
use App\Support\BusinessDay;

/** The query of the daily tasks: a day up to today, and `roles=all` for the tasks of all roles. */
final class DailyTasksRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'day' => ['nullable', 'date_format:Y-m-d', 'after:2020-01-01', 'before_or_equal:'.BusinessDay::today()->date],
            'roles' => ['nullable', 'in:all'],
            // Of the guide below the tasks.
            'version' => ['nullable', 'integer', 'min:1'],
        ];
    }

    public function messages(): array
    {
        return ['day.*' => 'Choose a day up to today.'];
    }

    public function version(): ?int
    {
        $version = $this->validated('version');

        return $version === null ? null : (int) $version;
    }

    public function day(): BusinessDay
    {
        $day = $this->validated('day');

        return $day === null ? BusinessDay::today() : BusinessDay::of($day);
    }
}
