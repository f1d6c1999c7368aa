<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Http\Requests\FormRequest;
use App\Support\CalendarDay;
use App\Support\PlainText;
use Closure;

/** `bank_reference` of the payments, if the bank gave one, and `paid_on`: by default the value date of the batch, or today. */
class PayBatchRequest extends FormRequest
{
    public function paidOn(): ?CalendarDay
    {
        $day = $this->validated('paid_on');

        return is_string($day) ? CalendarDay::of($day) : null;
    }

    public function rules(): array
    {
        return [
            'bank_reference' => ['nullable', 'string', 'max:64', new PlainText],
            'paid_on' => ['bail', 'nullable', 'string', 'date_format:Y-m-d', static function (string $attribute, mixed $value, Closure $fail): void {
                if (CalendarDay::of((string) $value)->from->isFuture()) {
                    $fail('That day is in the future. Choose the day on which the bank paid.');
                }
            }],
        ];
    }

    public function messages(): array
    {
        return ['bank_reference.max' => 'A reference has at most 64 characters.', 'paid_on.date_format' => 'Choose the day on which the bank paid.'];
    }
}
