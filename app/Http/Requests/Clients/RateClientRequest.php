<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

/** One of the ratings there are: 1 to 8 and 11 to 16. */
final class RateClientRequest extends FormRequest
{
    public const RATINGS = [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16];

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['value' => ['required', 'integer', Rule::in(self::RATINGS)]];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['value.*' => 'Choose a rating from 1 to 8 or 11 to 16.'];
    }

    public function rating(): int
    {
        return (int) $this->validated('value');
    }
}
