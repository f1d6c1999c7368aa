<?php

declare(strict_types=1);

namespace App\Http\Requests\Bonus;

use App\Domain\Bonus\NewSkippingRule;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use Carbon\CarbonImmutable;

/** An exception for the client with the `pin`, up to the end of the day `until_on` in the requester's time zone. */
final class RequestSkippingRuleRequest extends FormRequest
{
    use IsSentOnce;

    private const MOST_DAYS = 90;

    public function rules(): array
    {
        $today = now($this->staff()->timezone);

        return [
            ...$this->referenceRule(),
            'pin' => ['required', 'string', 'max:16'],
            'bonus_promotion_id' => ['required', 'integer', 'exists:bonus_promotions,id'],
            'reason' => ['required', 'string', 'min:5', 'max:255'],
            'until_on' => [
                'required',
                'date_format:Y-m-d',
                'after_or_equal:'.$today->toDateString(),
                'before_or_equal:'.$today->addDays(self::MOST_DAYS)->toDateString(),
            ],
        ];
    }

    public function messages(): array
    {
        return [
            'pin.*' => 'Enter the PIN of the client.',
            'bonus_promotion_id.*' => 'Choose a promotion.',
            'reason.max' => 'The reason must be at most 255 characters.',
            'reason.*' => 'Enter a reason of at least 5 characters.',
            'until_on.*' => 'Choose a day from today to '.self::MOST_DAYS.' days from now.',
        ];
    }

    public function skippingRule(): NewSkippingRule
    {
        $end = CarbonImmutable::parse((string) $this->validated('until_on'), $this->staff()->timezone)->addDay()->startOfDay()->utc();

        return new NewSkippingRule((string) $this->validated('pin'), $this->integer('bonus_promotion_id'), $this->string('reason')->trim()->value(), $end);
    }
}
