<?php

declare(strict_types=1);

namespace App\Http\Requests\Reports;

use App\Data\Reports\ReportFilters;
use App\Domain\Reports\ReportScope;
use App\Enums\Ability;
use App\Enums\AustralianState;
use App\Http\Requests\FormRequest;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Contracts\Validation\Validator;
use Illuminate\Support\Str;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;

/** `period` with `from` and `until`, the filters `company`, `manager` and `state`, and the `reason` of an export. */
final class ReportRequest extends FormRequest
{
    private const DEFAULT_PERIOD = '30';

    /** Clients without a manager or state. */
    private const NONE = 'none';

    public function rules(): array
    {
        $isCustom = $this->input('period') === 'custom';
        $day = [$isCustom ? 'required' : 'nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01'];

        return [
            'period' => ['nullable', Rule::in(ReportScope::PERIODS)],
            'from' => [...$day, ...($isCustom ? ['before_or_equal:'.CalendarDay::today()->date] : [])],
            'until' => [...$day, ...($isCustom ? ['after_or_equal:from', $this->shortEnough(...)] : [])],
            'company' => ['nullable', 'integer', 'min:1', 'max:999999999'],
            // Figures of one manager are an account manager report.
            'manager' => ['nullable', $this->staff()->hasAbility(Ability::ViewAccountManagerReports) ? 'regex:/^(none|[1-9]\d{0,8})$/D' : 'prohibited'],
            'state' => ['nullable', Rule::in([self::NONE, ...array_column(AustralianState::cases(), 'value')])],
            ...($this->isExport() ? ['reason' => ['required', 'string', 'min:5', 'max:255']] : []),
        ];
    }

    public function messages(): array
    {
        return [
            'reason.*' => 'Enter a reason for this export.',
            'from.before_or_equal' => 'Choose a first day up to today.',
            'from.*' => 'Enter the first day as dd/mm/yyyy.',
            'until.after_or_equal' => 'Choose a last day on or after the first.',
            'until.date_format' => 'Enter the last day as dd/mm/yyyy.',
            'until.required' => 'Enter the last day as dd/mm/yyyy.',
            'manager.prohibited' => 'You can’t filter by manager because you can’t see account manager reports.',
        ];
    }

    public function scope(): ReportScope
    {
        $filters = $this->filters();

        return ReportScope::of(
            $filters->period, $filters->from, $filters->until,
            $filters->company === null ? null : (int) $filters->company,
            $filters->manager === null ? null : (int) $filters->manager,
            $filters->state === self::NONE ? '' : $filters->state,
        );
    }

    public function filters(): ReportFilters
    {
        $period = $this->text('period') ?? self::DEFAULT_PERIOD;
        $scope = ReportScope::of($period, $this->text('from') ?? '', $this->text('until') ?? '');

        return new ReportFilters($period, $scope->from, $scope->until, $this->text('company'), $this->text('manager'), $this->text('state'));
    }

    public function reason(): string
    {
        return (string) $this->validated('reason');
    }

    protected function failedValidation(Validator $validator): void
    {
        $this->session()->flash('error', $validator->errors()->first());

        throw (new ValidationException($validator))->redirectTo(Str::beforeLast($this->url(), '/export'));
    }

    private function shortEnough(string $attribute, mixed $value, Closure $fail): void
    {
        $from = $this->input('from');
        if (is_string($from) && is_string($value) && strtotime($from) !== false && strtotime($value) !== false
            && CarbonImmutable::parse($from)->diffInDays(CarbonImmutable::parse($value)) >= ReportScope::MOST_DAYS) {
            $fail('Choose a period of at most a year.');
        }
    }

    private function text(string $key): ?string
    {
        $value = $this->validated($key);

        return $value === null ? null : (string) $value;
    }

    private function isExport(): bool
    {
        return Str::endsWith($this->path(), '/export');
    }
}
