<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Http\Requests\FormRequest;
use Carbon\CarbonImmutable;

/** The last day of a self-exclusion; empty for a permanent one. */
final class SelfExcludeClientRequest extends FormRequest
{
    private const SHORTEST_MONTHS = 3;

    public function rules(): array
    {
        return [
            'until' => self::untilRules(),
            'reason' => ['required', 'string', 'min:3', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'until.after_or_equal' => 'Self-exclusion must last at least three months.',
            'reason.required' => 'Enter how and when the client requested it.',
        ];
    }

    /** @return list<string> */
    public static function untilRules(): array
    {
        return ['nullable', 'date_format:Y-m-d', 'before:2100-01-01', 'after_or_equal:'.self::earliest()];
    }

    public function until(): ?CarbonImmutable
    {
        $day = $this->validated('until');

        return $day === null ? null : CarbonImmutable::parse((string) $day);
    }

    /** In the time zone of the business. In a shorter month, the last day of that month. */
    private static function earliest(): string
    {
        return CarbonImmutable::now(config()->string('paddock.timezone'))->addMonthsNoOverflow(self::SHORTEST_MONTHS)->toDateString();
    }
}
