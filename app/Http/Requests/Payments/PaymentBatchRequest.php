<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Domain\Payments\ValueDates;
use App\Http\Requests\FormRequest;
use Carbon\CarbonImmutable;
use Closure;

/** `value_on`, the day on which the bank pays, and for a new batch `withdrawal_ids`. */
final class PaymentBatchRequest extends FormRequest
{
    public function valueOn(): CarbonImmutable
    {
        return CarbonImmutable::parse((string) $this->validated('value_on'));
    }

    /** @return non-empty-list<int> */
    public function withdrawalIds(): array
    {
        /** @var non-empty-list<int> */
        return array_map(intval(...), $this->validated('withdrawal_ids'));
    }

    public function rules(): array
    {
        return [
            // An existing batch keeps its withdrawals.
            ...($this->route('batch') !== null ? [] : [
                'withdrawal_ids' => ['required', 'array', 'list', 'min:1', 'max:'.config()->integer('paddock.payments.most_items')],
                'withdrawal_ids.*' => ['required', 'integer', 'min:1', 'distinct'],
            ]),
            'value_on' => ['bail', 'required', 'string', 'date_format:Y-m-d', static function (string $attribute, mixed $value, Closure $fail): void {
                $refusal = ValueDates::refusal(CarbonImmutable::parse((string) $value));

                if ($refusal !== null) {
                    $fail($refusal);
                }
            }],
        ];
    }

    public function messages(): array
    {
        return [
            'withdrawal_ids.required' => 'Choose at least one withdrawal.',
            'withdrawal_ids.max' => 'A batch can have at most :max withdrawals. Make several batches.',
            'withdrawal_ids.*' => 'Choose withdrawals from the list.',
            ...array_fill_keys(['value_on.required', 'value_on.string', 'value_on.date_format'], 'Choose the day on which the bank pays.'),
        ];
    }
}
