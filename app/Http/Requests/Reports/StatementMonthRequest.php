<?php

declare(strict_types=1);

namespace App\Http\Requests\Reports;

use App\Domain\Stats\StatMonths;
use App\Http\Requests\FormRequest;
use App\Models\AffiliateStatement;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Validation\Validator;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;

/**
 * `month` (`2026-10`), and the `reason` of an export. Drafts are made for the last 12 finished months; earlier months can be read if
 * they have statements.
 */
final class StatementMonthRequest extends FormRequest
{
    private const LAST = 12;

    public function rules(): array
    {
        return [
            'month' => [$this->isMethod('post') ? 'required' : 'nullable', 'string', Rule::in($this->isMethod('post') ? self::finished() : self::choices())],
            ...($this->routeIs('*.export') ? ['reason' => ['required', 'string', 'min:5', 'max:255']] : []),
        ];
    }

    public function messages(): array
    {
        return ['month.*' => 'Choose one of the last 12 finished months.', 'reason.*' => 'Enter a reason for this export.'];
    }

    /** The first day of the month, in the business time zone. */
    public function month(): CarbonImmutable
    {
        return CarbonImmutable::parse(($this->validated('month') ?? self::finished()[0]).'-01', config()->string('paddock.timezone'));
    }

    /** @return non-empty-list<string> finished months and earlier ones with statements, newest first */
    public static function choices(): array
    {
        $finished = self::finished();
        $earlier = AffiliateStatement::query()->where('period', '<', min($finished).'-01')->orderByDesc('period')->distinct()->pluck('period');

        return [...$finished, ...array_values($earlier->map(static fn (CarbonImmutable $month): string => $month->format('Y-m'))->all())];
    }

    /** @return non-empty-list<string> the last finished months, newest first */
    public static function finished(): array
    {
        /** @var non-empty-list<string> */
        return array_slice(array_reverse(array_map(static fn (string $month): string => substr($month, 0, 7), StatMonths::last(self::LAST + 1)->keys())), 1);
    }

    protected function failedValidation(Validator $validator): void
    {
        $this->session()->flash('error', $validator->errors()->first());

        throw (new ValidationException($validator))->redirectTo(route('reports.affiliates.tax.index'));
    }
}
