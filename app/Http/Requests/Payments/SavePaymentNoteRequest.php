<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Domain\Payments\AbaText;
use App\Http\Requests\FormRequest;
use Closure;

/** `statement_reference` for the bank statement, `payment_note` for colleagues, and the `version` when the form was opened. */
final class SavePaymentNoteRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'version' => ['required', 'integer', 'min:1'],
            'statement_reference' => [
                'bail',
                'present',
                'nullable',
                'string',
                'max:'.AbaText::REFERENCE_LENGTH,
                static function (string $attribute, mixed $value, Closure $fail): void {
                    if (! AbaText::isCarried((string) $value)) {
                        $fail('Bank statements take only letters without accents, digits and '.AbaText::signs().'.');
                    }
                },
            ],
            'payment_note' => ['present', 'nullable', 'string', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'version.*' => 'Reload the page and try again.',
            'statement_reference.max' => 'A bank statement shows at most '.AbaText::REFERENCE_LENGTH.' characters.',
            'payment_note.max' => 'A note has at most 255 characters.',
        ];
    }

    /** In capitals, as on the client's statement. */
    protected function prepareForValidation(): void
    {
        $reference = $this->input('statement_reference');
        if (is_string($reference)) {
            $this->merge(['statement_reference' => mb_strtoupper(trim((string) preg_replace('/ +/', ' ', $reference)))]);
        }
    }
}
