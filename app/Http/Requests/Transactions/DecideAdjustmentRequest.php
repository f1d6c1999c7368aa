<?php

declare(strict_types=1);

namespace App\Http\Requests\Transactions;

use App\Domain\Auth\PasswordConfirmation;
use App\Domain\Withdrawals\DualApproval;
use App\Enums\AdjustmentStatus;
use App\Http\Requests\FormRequest;
use App\Models\Adjustment;
use App\Models\User;
use Illuminate\Validation\Rule;

/**
 * `status` approved, or declined with a `reason`. Approving takes `is_own_money` for a credit that the gate
 * refuses and, from the threshold, the password; it is checked last, because the check is slow and counted.
 */
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

    public function rules(): array
    {
        return [
            'status' => ['required', 'string', Rule::enum(AdjustmentStatus::class)->except(AdjustmentStatus::Requested)],
            'reason' => [Rule::requiredIf(fn (): bool => $this->input('status') === AdjustmentStatus::Declined->value), 'nullable', 'string', 'max:255'],
            'is_own_money' => ['nullable', 'boolean'],
            PasswordConfirmation::FIELD => $this->asksPassword() ? ['required', 'string', 'max:1000'] : ['exclude'],
        ];
    }

    public function messages(): array
    {
        return [
            'status.*' => 'Choose approve or decline.', 'reason.required' => 'Enter a reason.', 'reason.max' => 'A reason has at most 255 characters.',
            'is_own_money.*' => 'Confirm that the money is the client’s own.', PasswordConfirmation::FIELD.'.*' => 'Enter your password.',
        ];
    }

    protected function passedValidation(): void
    {
        if ($this->asksPassword()) {
            /** @var User $decider */
            $decider = $this->user();
            app(PasswordConfirmation::class)->confirm($decider, $this->string(PasswordConfirmation::FIELD)->value());
        }
    }

    private function asksPassword(): bool
    {
        $adjustment = $this->route('adjustment');

        return $this->input('status') === AdjustmentStatus::Approved->value
            && (! $adjustment instanceof Adjustment || app(DualApproval::class)->isRequired(abs($adjustment->amount_cents)));
    }
}
