<?php

declare(strict_types=1);

namespace App\Http\Requests\Transactions\Adjustments;

use App\Enums\AdjustmentStatus;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

/** `status` approved, or declined with a `reason`. */
final class DecideAdjustmentRequest extends FormRequest
{
    public function status(): AdjustmentStatus
    {
        return AdjustmentStatus::from((string) $this->validated('status'));
    }

    /** Why it is declined; null to approve. */
    public function refusal(): ?string
    {
        return $this->status() === AdjustmentStatus::Declined ? (string) $this->validated('reason') : null;
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            'status' => ['required', 'string', Rule::enum(AdjustmentStatus::class)->except(AdjustmentStatus::Requested)],
            'reason' => [Rule::requiredIf(fn (): bool => $this->input('status') === AdjustmentStatus::Declined->value), 'nullable', 'string', 'max:255'],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['status.*' => 'Approve or decline it.', 'reason.required' => 'Say why.', 'reason.max' => 'A reason has at most 255 characters.'];
    }
}
