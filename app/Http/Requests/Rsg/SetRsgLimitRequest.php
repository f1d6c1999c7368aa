<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Domain\Rsg\NewRsgLimit;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Http\Requests\FormRequest;
use App\Support\Dollars;
use Closure;
use Illuminate\Validation\Rule;

/** `amount` in dollars, or minutes of a session limit; empty to end the limit. */
final class SetRsgLimitRequest extends FormRequest
{
    private const LEAST_CENTS = 1_00;

    private const MOST_CENTS = 10_000_000_00;

    public function rules(): array
    {
        $isSession = $this->input('kind') === RsgLimitKind::Session->value;

        return [
            'kind' => ['required', Rule::enum(RsgLimitKind::class)],
            'period' => ['required', Rule::enum(RsgLimitPeriod::class)],
            'amount' => ['nullable', ...($isSession ? ['integer', 'between:5,10080'] : [$this->dollars(...)])],
            'reason' => ['required', 'string', 'min:3', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'amount.integer' => 'Enter the session time in whole minutes.',
            'reason.required' => 'Enter what the client requested, and how.',
        ];
    }

    private function dollars(string $attribute, mixed $value, Closure $fail): void
    {
        $cents = is_scalar($value) ? Dollars::parse((string) $value) : null;
        if ($cents === null || $cents < self::LEAST_CENTS || $cents > self::MOST_CENTS) {
            $fail('Enter an amount from $1 to $10,000,000, such as 250 or 250.50.');
        }
    }

    public function toLimit(): NewRsgLimit
    {
        $kind = RsgLimitKind::from($this->string('kind')->value());
        $amount = $this->validated('amount');

        return new NewRsgLimit(
            $kind,
            RsgLimitPeriod::from($this->string('period')->value()),
            $amount === null ? null : ($kind === RsgLimitKind::Session ? (int) $amount : Dollars::parse((string) $amount)),
            (string) $this->validated('reason'),
        );
    }
}
