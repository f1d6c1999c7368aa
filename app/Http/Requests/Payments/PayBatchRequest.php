<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Http\Requests\FormRequest;
use App\Support\PlainText;

/** `bank_reference` of the payments, if the bank gave one, and `paid_on`. */
final class PayBatchRequest extends FormRequest
{
    use ReadsBankDay;

    public function rules(): array
    {
        return ['bank_reference' => ['nullable', 'string', 'max:64', new PlainText], 'paid_on' => $this->bankDayRules()];
    }

    public function messages(): array
    {
        return ['bank_reference.max' => 'A reference has at most 64 characters.', 'paid_on.date_format' => 'Choose the day on which the bank paid.'];
    }
}
