<?php

declare(strict_types=1);

namespace App\Http\Requests\Guides;

use App\Http\Requests\FormRequest;

final class TickDailyTaskRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'task' => ['required', 'string', 'max:160'],
            'day' => ['required', 'date_format:Y-m-d'],
            'is_done' => ['required', 'boolean'],
        ];
    }
}
