<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Support\PlainText;
use Illuminate\Foundation\Http\FormRequest;

/** `bank_reference`: by which the payment is found at the bank again; `paid_on`; and what whoever pays knows of the client. */
final class PayWithdrawalRequest extends FormRequest
{
    use ReadsAwareness, ReadsBankDay;

    public function reference(): string
    {
        return (string) $this->validated('bank_reference');
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [...$this->awarenessRules(), 'bank_reference' => ['required', 'string', 'max:64', new PlainText], 'paid_on' => $this->bankDayRules()];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [...$this->awarenessMessages(), 'bank_reference.required' => 'Write the reference that the bank gave the payment.', 'bank_reference.max' => 'A reference has at most 64 characters.', 'paid_on.date_format' => 'Choose the day on which the bank has paid.'];
    }
}
