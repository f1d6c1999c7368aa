<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use Illuminate\Foundation\Http\FormRequest;

/** `value_on` of a draft batch. */
final class ChangePaymentBatchRequest extends FormRequest
{
    use ReadsValueDate;

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['value_on' => $this->valueDateRules()];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return $this->valueDateMessages();
    }
}
