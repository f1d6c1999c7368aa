<?php

declare(strict_types=1);

namespace App\Http\Requests\Guides;

use App\Enums\Ability;
use App\Http\Requests\FormRequest;
use App\Models\User;
use Illuminate\Validation\Rule;

/** `owner_id` and `review_on`; also those that the user saw, as `base_owner_id` and `base_review_on`. */
final class UpdateGuideRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'owner_id' => ['nullable', 'integer', Rule::in(User::writersHolding(Ability::ViewGuides)->pluck('users.id')->all())],
            'review_on' => ['nullable', 'date_format:Y-m-d', 'after:2020-01-01', 'before:2100-01-01'],
            'base_owner_id' => ['nullable', 'integer'],
            'base_review_on' => ['nullable', 'date_format:Y-m-d'],
        ];
    }

    public function messages(): array
    {
        return ['owner_id.*' => 'Choose a colleague who can view guides.', 'review_on.*' => 'Enter a review date such as 24 November 2026.'];
    }

    /** @return array{owner_id: int|null, review_on: string|null} */
    public function fields(string $prefix = ''): array
    {
        return [
            'owner_id' => $this->filled("{$prefix}owner_id") ? $this->integer("{$prefix}owner_id") : null,
            'review_on' => $this->validated("{$prefix}review_on"),
        ];
    }
}
