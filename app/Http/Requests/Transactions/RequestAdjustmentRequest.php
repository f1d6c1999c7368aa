<?php

declare(strict_types=1);

namespace App\Http\Requests\Transactions;

use App\Domain\Transactions\NewAdjustment;
use App\Enums\TransactionType;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Support\Dollars;
use Closure;
use Illuminate\Validation\Rule;

/** `client_id`, `kind` (credit, debit or fee), `amount` in dollars as typed, `reason`. */
final class RequestAdjustmentRequest extends FormRequest
{
    use IsSentOnce;

    /** Ten million dollars. */
    private const MOST_CENTS = 1_000_000_000;

    public function toAdjustment(): NewAdjustment
    {
        $cents = (int) Dollars::parse((string) $this->validated('amount'));
        $kind = $this->validated('kind');

        return new NewAdjustment(
            (int) $this->validated('client_id'),
            $kind === 'fee' ? TransactionType::Fee : TransactionType::Adjustment,
            $kind === 'credit' ? $cents : -$cents,
            (string) $this->validated('reason'),
            $this->reference(),
        );
    }

    public function rules(): array
    {
        return [
            ...$this->referenceRule(),
            'client_id' => ['bail', 'required', 'integer', 'min:1', Rule::exists('clients', 'id')->whereNull('deleted_at')],
            'kind' => ['required', Rule::in(['credit', 'debit', 'fee'])],
            'amount' => ['bail', 'required', 'string', static function (string $attribute, mixed $value, Closure $fail): void {
                $cents = Dollars::parse((string) $value) ?? 0;
                if ($cents < 1 || $cents > self::MOST_CENTS) {
                    $fail('Enter an amount above $0.00, such as 250 or 250.50.');
                }
            }],
            'reason' => ['required', 'string', 'min:5', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'client_id.*' => 'Choose a client.',
            'kind.*' => 'Choose credit, debit or fee.',
            'amount.required' => 'Enter the amount.',
            'amount.string' => 'Enter an amount above $0.00, such as 250 or 250.50.',
            'reason.max' => 'A reason has at most 255 characters.',
            'reason.*' => 'Enter a reason of at least 5 characters.',
        ];
    }
}
