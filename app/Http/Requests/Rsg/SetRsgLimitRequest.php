<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Actions\Rsg\NewRsgLimit;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

/** `amount` in dollars, or minutes of a session limit; left empty, the limit ends. */
final class SetRsgLimitRequest extends FormRequest
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        $isSession = $this->input('kind') === RsgLimitKind::Session->value;

        return [
            'kind' => ['required', Rule::enum(RsgLimitKind::class)],
            'period' => ['required', Rule::enum(RsgLimitPeriod::class)],
            'amount' => ['nullable', ...($isSession ? ['integer', 'between:5,10080'] : ['decimal:0,2', 'between:1,10000000'])],
            'reason' => ['required', 'string', 'min:3', 'max:255'],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            'amount.decimal' => 'Give the amount in dollars, such as 250 or 250.50.',
            'amount.integer' => 'Give the session time in whole minutes.',
            'reason.required' => 'Say what the client asked for, and how.',
        ];
    }

    public function toLimit(): NewRsgLimit
    {
        $kind = RsgLimitKind::from($this->string('kind')->value());
        $amount = $this->validated('amount');

        return new NewRsgLimit(
            $kind,
            RsgLimitPeriod::from($this->string('period')->value()),
            $amount === null ? null : ($kind === RsgLimitKind::Session ? (int) $amount : (int) round((float) $amount * 100)),
            (string) $this->validated('reason'),
        );
    }
}
