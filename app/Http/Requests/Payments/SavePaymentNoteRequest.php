<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Domain\Payments\AbaText;
use Closure;
use Illuminate\Foundation\Http\FormRequest;

/** `statement_reference` as a bank file carries it, `payment_note` for colleagues, and the `version` that the form was opened on. */
final class SavePaymentNoteRequest extends FormRequest
{
    public function version(): int
    {
        return (int) $this->validated('version');
    }

    public function reference(): ?string
    {
        $reference = $this->validated('statement_reference');

        return is_string($reference) && $reference !== '' ? $reference : null;
    }

    public function note(): ?string
    {
        $note = $this->validated('payment_note');

        return is_string($note) && $note !== '' ? $note : null;
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            'version' => ['required', 'integer', 'min:1'],
            'statement_reference' => ['bail', 'present', 'nullable', 'string', 'max:'.AbaText::REFERENCE_LENGTH, static function (string $attribute, mixed $value, Closure $fail): void {
                if (! AbaText::isCarried((string) $value)) {
                    $fail('Banks carry letters without marks, digits and '.AbaText::signs().' only.');
                }
            }],
            'payment_note' => ['present', 'nullable', 'string', 'max:255'],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            'version.*' => 'Reload the page and try again.',
            'statement_reference.max' => 'A bank statement shows at most '.AbaText::REFERENCE_LENGTH.' characters.',
            'payment_note.max' => 'A note has at most 255 characters.',
        ];
    }

    /** As the bank writes it, so that the form shows what the client is going to read. */
    protected function prepareForValidation(): void
    {
        $reference = $this->input('statement_reference');
        if (is_string($reference)) {
            $this->merge(['statement_reference' => mb_strtoupper(trim((string) preg_replace('/ +/', ' ', $reference)))]);
        }
    }
}
