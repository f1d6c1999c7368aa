<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Http\Requests\FormRequest;
use App\Support\PlainText;

/** The bank's `bank_reference`, `paid_on`, and the acknowledged exclusions. */
final class PayWithdrawalRequest extends FormRequest
{
    use ReadsAcknowledgement, ReadsBankDay;

    public function rules(): array
    {
        return [...$this->acknowledgementRules(), 'bank_reference' => ['required', 'string', 'max:64', new PlainText], 'paid_on' => $this->bankDayRules()];
    }

    public function messages(): array
    {
        return [...$this->acknowledgementMessages(), 'bank_reference.required' => 'Enter the bank’s reference for the payment.', 'bank_reference.max' => 'A reference has at most 64 characters.', 'paid_on.date_format' => 'Choose the day on which the bank paid.'];
    }
}
