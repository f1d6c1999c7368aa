<?php

declare(strict_types=1);

namespace App\Http\Requests\Bonus;

use App\Http\Requests\FormRequest;

/** The `reason` for ending something. */
final class ReasonRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    public function messages(): array
    {
        return ['reason.max' => 'The reason must be at most 255 characters.', 'reason.*' => 'Enter a reason of at least 5 characters.'];
    }

    public function reason(): string
    {
        return $this->string('reason')->trim()->value();
    }
}
