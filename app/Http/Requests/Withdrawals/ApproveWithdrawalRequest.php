<?php

declare(strict_types=1);

namespace App\Http\Requests\Withdrawals;

use App\Domain\Auth\PasswordConfirmation;
use App\Http\Requests\FormRequest;
use App\Http\Requests\Payments\ReadsAcknowledgement;
use App\Models\User;
use App\Models\Withdrawal;

/**
 * The acknowledged exclusions and, for a large withdrawal, the password (OWASP ASVS 5.0.0, 7.5.3); it is checked last,
 * because the check is slow and counted.
 */
final class ApproveWithdrawalRequest extends FormRequest
{
    use ReadsAcknowledgement;

    public function rules(): array
    {
        return [
            ...$this->acknowledgementRules(),
            PasswordConfirmation::FIELD => $this->isLarge() ? ['required', 'string', 'max:1000'] : ['exclude'],
        ];
    }

    public function messages(): array
    {
        return [...$this->acknowledgementMessages(), PasswordConfirmation::FIELD.'.*' => 'Enter your password.'];
    }

    protected function passedValidation(): void
    {
        if ($this->isLarge()) {
            /** @var User $approver */
            $approver = $this->user();
            app(PasswordConfirmation::class)->confirm($approver, $this->string(PasswordConfirmation::FIELD)->value());
        }
    }

    private function isLarge(): bool
    {
        $withdrawal = $this->route('withdrawal');

        return ! $withdrawal instanceof Withdrawal || $withdrawal->needs_dual_approval;
    }
}
