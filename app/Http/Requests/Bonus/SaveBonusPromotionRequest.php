<?php

declare(strict_types=1);

namespace App\Http\Requests\Bonus;

use App\Domain\Bonus\PromotionTerms;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Support\CalendarDay;
use App\Support\Dollars;
use App\Support\PlainText;
use Carbon\CarbonImmutable;
use Closure;

/** The terms of a promotion. `amount` is in dollars as typed. Its days are days of the business, and it runs to the end of `ends_on`. */
final class SaveBonusPromotionRequest extends FormRequest
{
    use IsSentOnce;

    public function rules(): array
    {
        return [
            ...($this->isMethod('post')
                ? [...$this->referenceRule(), 'company_id' => ['required', 'integer', 'exists:companies,id']]
                : ['version' => ['required', 'integer', 'min:1']]),
            'title' => ['required', 'string', 'min:3', 'max:100', new PlainText],
            'percent' => ['nullable', 'integer', 'between:1,100'],
            'amount' => ['bail', 'nullable', 'required_without:percent', 'string', static function (string $attribute, mixed $value, Closure $fail): void {
                if ((Dollars::parse((string) $value) ?? 0) < 1) {
                    $fail('Enter an amount above $0, such as 50 or 50.50.');
                }
            }],
            'starts_on' => ['nullable', 'date_format:Y-m-d'],
            'ends_on' => [
                'nullable',
                'date_format:Y-m-d',
                'after_or_equal:'.CalendarDay::today()->date,
                ...$this->filled('starts_on') ? ['after_or_equal:starts_on'] : [],
            ],
        ];
    }

    public function messages(): array
    {
        return [
            'company_id.*' => 'Choose a company.',
            'title.max' => 'A title has at most 100 characters.',
            'title.min' => 'Enter a title of at least 3 characters.',
            'title.required' => 'Enter a title.',
            'percent.*' => 'Enter a whole percentage from 1 to 100.',
            'amount.required_without' => 'Enter the largest bonus, or a percentage.',
            'amount.string' => 'Enter an amount above $0, such as 50 or 50.50.',
            'starts_on.*' => 'Choose a day.',
            'ends_on.*' => 'Choose a day from today on, and not before the start.',
        ];
    }

    public function terms(): PromotionTerms
    {
        return new PromotionTerms(
            $this->string('title')->value(),
            $this->filled('percent') ? $this->integer('percent') : null,
            $this->filled('amount') ? Dollars::parse((string) $this->validated('amount')) : null,
            $this->day('starts_on')?->startOfDay()->utc(),
            $this->day('ends_on')?->endOfDay()->startOfSecond()->utc(),
        );
    }

    protected function prepareForValidation(): void
    {
        if (is_string($this->input('title'))) {
            $this->merge(['title' => PlainText::tidy((string) $this->input('title'))]);
        }
    }

    private function day(string $field): ?CarbonImmutable
    {
        return $this->filled($field) ? CarbonImmutable::parse((string) $this->validated($field), config()->string('paddock.timezone')) : null;
    }
}
