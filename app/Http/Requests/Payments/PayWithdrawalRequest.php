<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Support\PlainText;

/** The bank's `bank_reference`, `paid_on`, and the acknowledged exclusions. */
final class PayWithdrawalRequest extends PayBatchRequest
{
    use ReadsAcknowledgement;

    public function rules(): array
    {
        return [...$this->acknowledgementRules(), ...parent::rules(), 'bank_reference' => ['required', 'string', 'max:64', new PlainText]];
    }

    public function messages(): array
    {
        return [...$this->acknowledgementMessages(), ...parent::messages(), 'bank_reference.required' => 'Enter the bank’s reference for the payment.'];
    }
}
