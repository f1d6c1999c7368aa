<?php

declare(strict_types=1);

namespace App\Http\Requests\Guides;

use App\Enums\Ability;
use App\Http\Requests\FormRequest;
use App\Models\User;
use Illuminate\Validation\Rule;

final class UpdateGuideRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'owner_id' => ['nullable', 'integer', Rule::in(User::writersHolding(Ability::ViewGuides)->pluck('users.id')->all())],
            'review_on' => ['nullable', 'date_format:Y-m-d', 'after:2020-01-01', 'before:2100-01-01'],
        ];
    }

    public function messages(): array
    {
        return ['owner_id.*' => 'Choose a colleague who can view guides.', 'review_on.*' => 'Enter a review date such as 24 November 2026.'];
    }

    public function ownerId(): ?int
    {
        $id = $this->validated('owner_id');

        return $id === null ? null : (int) $id;
    }
}
