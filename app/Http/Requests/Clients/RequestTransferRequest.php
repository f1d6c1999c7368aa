<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Domain\Clients\NewTransfer;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Support\Dollars;
use Closure;

/** `from_site_account_id`, `to_site_account_id`, `amount` in dollars as typed. */
final class RequestTransferRequest extends FormRequest
{
    use IsSentOnce;

    public function toTransfer(): NewTransfer
    {
        return new NewTransfer(
            (int) $this->validated('from_site_account_id'),
            (int) $this->validated('to_site_account_id'),
            (int) Dollars::parse((string) $this->validated('amount')),
            $this->reference(),
        );
    }

    public function rules(): array
    {
        return [
            ...$this->referenceRule(),
            'from_site_account_id' => ['required', 'integer'],
            'to_site_account_id' => ['required', 'integer'],
            'amount' => ['bail', 'required', 'string', static function (string $attribute, mixed $value, Closure $fail): void {
                if ((Dollars::parse((string) $value) ?? 0) < 1) {
                    $fail('Enter an amount above $0, such as 250 or 250.50.');
                }
            }],
        ];
    }

    public function messages(): array
    {
        return [
            'from_site_account_id.*' => 'Choose the source account.',
            'to_site_account_id.*' => 'Choose the destination account.',
            'amount.required' => 'Enter the amount to transfer.',
            'amount.string' => 'Enter an amount above $0, such as 250 or 250.50.',
        ];
    }
}
