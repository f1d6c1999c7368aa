<?php

declare(strict_types=1);

namespace App\Http\Requests\Reports;

use App\Http\Requests\FormRequest;
use App\Support\PlainText;

/** The `payment_reference` of the bank payment. */
final class PayStatementRequest extends FormRequest
{
    public function rules(): array
    {
        return ['payment_reference' => ['required', 'string', 'min:3', 'max:50', new PlainText]];
    }

    public function messages(): array
    {
        return ['payment_reference.*' => 'Enter the reference of the bank payment, 3 to 50 characters.'];
    }
}
