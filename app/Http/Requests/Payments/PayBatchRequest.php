<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Rules\PlainText;
use Illuminate\Foundation\Http\FormRequest;

/** `bank_reference`, where the bank gave one for the payments beside the file's. */
final class PayBatchRequest extends FormRequest
{
    public function reference(): ?string
    {
        $reference = $this->validated('bank_reference');

        return is_string($reference) ? $reference : null;
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['bank_reference' => ['nullable', 'string', 'max:64', new PlainText]];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['bank_reference.max' => 'A reference has at most 64 characters.'];
    }
}
