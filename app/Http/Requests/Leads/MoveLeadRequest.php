<?php

declare(strict_types=1);

namespace App\Http\Requests\Leads;

use App\Enums\LeadStatus;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** The former and the new status, and the reason for a lost lead. */
final class MoveLeadRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'from' => ['required', Rule::enum(LeadStatus::class)],
            'status' => ['required', Rule::enum(LeadStatus::class)],
            'reason' => ['nullable', 'required_if:status,lost', 'string', 'min:3', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return ['reason.required_if' => 'Enter a reason for losing the lead.', 'reason.min' => 'Enter a longer reason for losing the lead.'];
    }
}
