<?php

declare(strict_types=1);

namespace App\Http\Requests\Withdrawals;

use App\Domain\Withdrawals\BankDestination;
use App\Http\Requests\FormRequest;
use Closure;

/** The destination: `bank_account_id` of the client, or a new account with `holder` and either `bsb` and `account_number` or `payid`. */
class ChooseDestinationRequest extends FormRequest
{
    private bool $isNewAccount = false;

    public function destination(): int|BankDestination
    {
        $id = $this->validated('bank_account_id');
        $holder = (string) $this->validated('holder');

        return match (true) {
            $id !== null => (int) $id,
            $this->validated('payid') !== null => BankDestination::payId($holder, (string) $this->validated('payid')),
            default => BankDestination::account($holder, (string) $this->validated('bsb'), (string) $this->validated('account_number')),
        };
    }

    /** The choice "new" of the select field. */
    protected function prepareForValidation(): void
    {
        if ($this->input('bank_account_id') === 'new') {
            $this->isNewAccount = true;
            $this->merge(['bank_account_id' => null]);
        }
    }

    /** @return array<string, mixed> account numbers are strings, to keep leading zeros */
    public function rules(): array
    {
        // Without a choice, the form doesn't show the fields of a new account.
        if (
            $this->filled('bank_account_id')
            || (! $this->isNewAccount && ! $this->anyFilled(['holder', 'payid', 'bsb', 'account_number']))
        ) {
            return [
                'bank_account_id' => ['required', 'integer', 'min:1'],
                'holder' => ['exclude'],
                'payid' => ['exclude'],
                'bsb' => ['exclude'],
                'account_number' => ['exclude'],
            ];
        }

        return [
            'bank_account_id' => ['nullable'],
            'holder' => ['bail', 'required', 'string', 'max:255'],
            'payid' => [
                'bail',
                'nullable',
                'prohibits:bsb,account_number',
                'string',
                'max:255',
                static function (string $attribute, mixed $value, Closure $fail): void {
                    if (! is_string($value) || BankDestination::normalPayId($value) === null) {
                        $fail('A PayID is an email address, a phone number or an ABN.');
                    }
                },
            ],
            'bsb' => ['bail', 'nullable', 'required_without:payid', 'string', 'regex:/\A\d{3}[- ]?\d{3}\z/'],
            'account_number' => ['bail', 'nullable', 'required_without:payid', 'string', 'regex:/\A\d(?:[- ]?\d){3,9}\z/'],
        ];
    }

    public function messages(): array
    {
        return [
            'bank_account_id.*' => 'Choose a bank account.',
            'holder.*' => 'Enter the account holder’s name.',
            'payid.prohibits' => 'Enter either a PayID or a BSB and account number.',
            'bsb.*' => 'A BSB has six digits, such as 063-000.',
            'account_number.*' => 'An account number has four to ten digits.',
        ];
    }
}
