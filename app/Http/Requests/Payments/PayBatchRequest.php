<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Support\PlainText;
use Illuminate\Foundation\Http\FormRequest;

/** `bank_reference`, where the bank gave one for the payments beside the file's; `paid_on`. */
final class PayBatchRequest extends FormRequest
{
    use ReadsBankDay;

    public function reference(): ?string
    {
        $reference = $this->validated('bank_reference');

        return is_string($reference) ? $reference : null;
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['bank_reference' => ['nullable', 'string', 'max:64', new PlainText], 'paid_on' => $this->bankDayRules()];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['bank_reference.max' => 'A reference has at most 64 characters.', 'paid_on.date_format' => 'Choose the day on which the bank has paid.'];
    }
}
