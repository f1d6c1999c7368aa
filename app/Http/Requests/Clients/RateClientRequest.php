<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** The new rating in `value`: 1 to 8 or 11 to 16. `seen` is the rating on the user's page; empty for none. */
final class RateClientRequest extends FormRequest
{
    use IsSentOnce;

    public const RATINGS = [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16];

    public function rules(): array
    {
        return [
            'value' => ['required', 'integer', Rule::in(self::RATINGS)],
            'seen' => ['present', 'nullable', 'integer'],
            ...$this->referenceRule(),
        ];
    }

    public function messages(): array
    {
        return ['value.*' => 'Choose a rating from 1 to 8 or 11 to 16.', 'seen.*' => 'Reload the page and rate again.'];
    }

    public function seen(): ?int
    {
        $seen = $this->validated('seen');

        return $seen === null ? null : (int) $seen;
    }
}
