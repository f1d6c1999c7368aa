<?php

declare(strict_types=1);

namespace App\Http\Requests\Bonus;

use App\Domain\Bonus\RuleConditions;
use App\Enums\AustralianState;
use App\Enums\ClientStatus;
use App\Http\Requests\FormRequest;
use App\Support\Dollars;
use Closure;
use Illuminate\Validation\Rule;

/** The conditions of a bonus rule, to be saved with the `version` of the form, or tried out with the `pin` of one client. Amounts are dollars as typed. */
final class BonusRuleRequest extends FormRequest
{
    public function rules(): array
    {
        $amount = static function (string $attribute, mixed $value, Closure $fail): void {
            if ((Dollars::parse(is_string($value) ? $value : '') ?? 0) < 1) {
                $fail('Enter an amount above $0, such as 50 or 1,250.50.');
            }
        };
        $days = ['nullable', 'integer', 'between:1,730'];

        return [
            'states' => ['nullable', 'array', 'max:8'],
            'states.*' => ['distinct', Rule::enum(AustralianState::class)],
            'statuses' => ['nullable', 'array', 'max:5'],
            // A closed client gets no bonus, whatever the rule.
            'statuses.*' => ['distinct', Rule::enum(ClientStatus::class)->except([ClientStatus::Closed])],
            'ratings' => ['nullable', 'array', 'max:20'],
            'ratings.*' => ['integer', 'distinct', Rule::exists('client_ratings', 'value')],
            'min_deposits' => ['nullable', 'required_with:deposits_days', $amount],
            'deposits_days' => ['required_with:min_deposits', ...$days],
            'min_turnover' => ['nullable', 'required_with:turnover_days', $amount],
            'turnover_days' => ['required_with:min_turnover', ...$days],
            'no_bet_days' => $days,
            'no_bonus_days' => $days,
            'max_claims' => ['nullable', 'integer', 'between:1,100'],
            ...($this->isMethod('put') ? ['version' => ['required', 'integer', 'min:0', 'max:1000000']] : ['pin' => ['nullable', 'string', 'max:16']]),
        ];
    }

    public function messages(): array
    {
        return [
            'states.*' => 'Choose states from the list.',
            'statuses.*' => 'Choose statuses from the list.',
            'ratings.*' => 'Choose ratings from the list.',
            'min_deposits.required_with' => 'Enter the minimum amount of deposits.',
            'min_turnover.required_with' => 'Enter the minimum turnover.',
            'deposits_days.required_with' => 'Enter the number of days of deposits to count.',
            'turnover_days.required_with' => 'Enter the number of days of bets to count.',
            '*_days.*' => 'Enter a number of days from 1 to 730.',
            'max_claims.*' => 'Enter a number from 1 to 100.',
        ];
    }

    /** In the URL of the preview, lists are joined by commas. */
    protected function prepareForValidation(): void
    {
        foreach (['states', 'statuses', 'ratings'] as $list) {
            $given = $this->input($list);
            if (is_string($given) && $given !== '') {
                $this->merge([$list => explode(',', $given)]);
            }
        }
    }

    public function conditions(): RuleConditions
    {
        $number = fn (string $field): ?int => $this->filled($field) ? (int) $this->validated($field) : null;
        $cents = fn (string $field): ?int => $this->filled($field) ? Dollars::parse((string) $this->validated($field)) : null;

        return new RuleConditions(
            array_map(AustralianState::from(...), array_values($this->validated('states') ?? [])),
            array_map(ClientStatus::from(...), array_values($this->validated('statuses') ?? [])),
            array_map(intval(...), array_values($this->validated('ratings') ?? [])),
            $cents('min_deposits'), $number('deposits_days'), $cents('min_turnover'), $number('turnover_days'),
            $number('no_bet_days'), $number('no_bonus_days'), $number('max_claims'),
        );
    }
}
