<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\BonusClaimStatus;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** The reason for reversing or declining a bonus, and `seen`, its status on the page. */
final class ReverseBonusRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'max:255'], 'seen' => ['nullable', Rule::enum(BonusClaimStatus::class)]];
    }

    public function messages(): array
    {
        return ['reason.required' => 'Enter a reason.', 'reason.max' => 'The reason must be at most 255 characters.'];
    }
}
