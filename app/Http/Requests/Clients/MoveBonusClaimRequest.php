<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\BonusClaimStatus;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** `status`: claimed, credited, used or expired, and `seen`, the status on the page. {@see ReverseBonusRequest} reverses a bonus. */
final class MoveBonusClaimRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'status' => ['required', 'string', Rule::enum(BonusClaimStatus::class)->except([BonusClaimStatus::Offered, BonusClaimStatus::Reversed])],
            'seen' => ['nullable', Rule::enum(BonusClaimStatus::class)],
        ];
    }

    public function messages(): array
    {
        return ['status.*' => 'Choose a valid next status for this bonus.'];
    }
}
