<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Http\Requests\FormRequest;
use App\Support\PlainText;

/** `bank_receipt`: the bank's number for the file. */
final class ConfirmPaymentBatchRequest extends FormRequest
{
    public function rules(): array
    {
        return ['bank_receipt' => ['required', 'string', 'max:64', new PlainText]];
    }

    public function messages(): array
    {
        return ['bank_receipt.required' => 'Enter the bank’s number for the file.', 'bank_receipt.max' => 'A receipt number has at most 64 characters.'];
    }
}
