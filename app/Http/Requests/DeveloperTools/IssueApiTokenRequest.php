<?php

declare(strict_types=1);

namespace App\Http\Requests\DeveloperTools;

use Illuminate\Validation\Rule;

final class IssueApiTokenRequest extends ScopedRequest
{
    /** Lifetimes in days. Without one the token is valid as long as its owner's account. */
    public const LIFETIMES = [30, 90, 180, 365];

    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return [
            ...parent::rules(),
            'days' => ['present', 'nullable', 'integer', Rule::in(self::LIFETIMES)],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [...parent::messages(), 'days.in' => 'Choose one of the listed lifetimes.'];
    }

    public function days(): ?int
    {
        $days = $this->validated('days');

        return is_numeric($days) ? (int) $days : null;
    }
}
