<?php

declare(strict_types=1);

namespace App\Http\Requests\Withdrawals;

use App\Domain\Withdrawals\NewStaffWithdrawal;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Models\Client;
use App\Models\Withdrawal;
use App\Support\Dollars;
use Closure;
use Illuminate\Validation\ValidationException;

/** `client_id`, `amount` in dollars as typed, `note`, and the destination ({@see ChooseDestinationRequest}). */
final class RequestWithdrawalRequest extends ChooseDestinationRequest
{
    use IsSentOnce;

    private ?Client $owner = null;

    public function authorize(): bool
    {
        $id = $this->input('client_id');
        $this->owner = is_numeric($id) && (int) $id > 0 ? Client::query()->find((int) $id) : null;

        return $this->owner === null || $this->user()?->can('create', [Withdrawal::class, $this->owner]) === true;
    }

    public function client(): Client
    {
        return $this->owner ?? throw ValidationException::withMessages(['client_id' => 'Choose a client.']);
    }

    public function toWithdrawal(): NewStaffWithdrawal
    {
        return new NewStaffWithdrawal(
            (int) Dollars::parse((string) $this->validated('amount')),
            $this->destination(),
            $this->validated('note'),
            $this->reference(),
        );
    }

    public function rules(): array
    {
        $client = [
            'client_id' => [
                'required',
                'integer',
                fn (string $attribute, mixed $value, Closure $fail) => $this->owner !== null || $fail('Choose a client.'),
            ],
        ];
        // The form shows the other fields once a client is chosen.
        if ($this->owner === null) {
            return $client;
        }

        return [
            ...$this->referenceRule(),
            ...$client,
            'amount' => ['bail', 'required', 'string', static function (string $attribute, mixed $value, Closure $fail): void {
                if ((Dollars::parse((string) $value) ?? 0) < 1) {
                    $fail('Enter an amount above $0.00, such as 250 or 250.50.');
                }
            }],
            'note' => ['nullable', 'string', 'max:500'],
            ...parent::rules(),
        ];
    }

    public function messages(): array
    {
        return [
            'client_id.*' => 'Choose a client.',
            'amount.required' => 'Enter the amount to withdraw.',
            'amount.string' => 'Enter an amount above $0.00, such as 250 or 250.50.',
            'note.max' => 'A note has at most 500 characters.',
            ...parent::messages(),
        ];
    }
}
