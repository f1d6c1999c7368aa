<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Domain\Payments\ValueDates;
use Carbon\CarbonImmutable;
use Closure;

/** `value_on`: the day on which the bank pays. */
trait ReadsValueDate
{
    public function valueOn(): CarbonImmutable
    {
        return CarbonImmutable::parse((string) $this->validated('value_on'));
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['value_on' => ['bail', 'required', 'string', 'date_format:Y-m-d', static function (string $attribute, mixed $value, Closure $fail): void {
            $refusal = ValueDates::refusal(CarbonImmutable::parse((string) $value));
            if ($refusal !== null) {
                $fail($refusal);
            }
        }]];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return array_fill_keys(['value_on.required', 'value_on.string', 'value_on.date_format'], 'Choose the day on which the bank pays.');
    }
}
