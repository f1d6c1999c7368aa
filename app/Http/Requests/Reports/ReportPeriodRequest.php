<?php

declare(strict_types=1);

namespace App\Http\Requests\Reports;

use App\Data\Reports\Affiliates\ReportPeriod;
use App\Domain\Stats\StatMonths;
use App\Http\Requests\FormRequest;
use App\Queries\Reports\AffiliateReportQuery;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Validation\Validator;
use Illuminate\Support\Str;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;

/** `until` (the last month, `2026-11`), `months` (1, 3, 6 or 12), and the `reason` of an export. */
final class ReportPeriodRequest extends FormRequest
{
    public const PERIODS = [1, 3, 6, 12];

    private const CHOICES = 24;

    public function rules(): array
    {
        return [
            'until' => ['nullable', 'string', Rule::in(self::choices())],
            'months' => ['nullable', 'integer', Rule::in(self::PERIODS)],
            ...($this->isExport() ? ['reason' => ['required', 'string', 'min:5', 'max:255']] : []),
        ];
    }

    public function messages(): array
    {
        return ['reason.*' => 'Enter a reason for this export.'];
    }

    public function statMonths(): StatMonths
    {
        return StatMonths::between($this->last()->subMonthsNoOverflow($this->months() - 1), $this->last());
    }

    /** The same number of months before. */
    public function monthsBefore(): StatMonths
    {
        return StatMonths::between($this->last()->subMonthsNoOverflow($this->months() * 2 - 1), $this->last()->subMonthsNoOverflow($this->months()));
    }

    public function period(AffiliateReportQuery $query): ReportPeriod
    {
        return new ReportPeriod(
            $this->last()->format('Y-m'),
            $this->months(),
            $this->statMonths()->keys()[0],
            self::choices(),
            $query->addedUpAt($this->statMonths()),
        );
    }

    /** @return array<string, string> what an audit record says about the period */
    public function inWords(): array
    {
        return ['from' => substr($this->statMonths()->keys()[0], 0, 7), 'until' => $this->last()->format('Y-m')];
    }

    /** An old or mistyped link opens the page without that part. */
    protected function failedValidation(Validator $validator): void
    {
        $this->session()->flash('error', $this->isExport() ? $validator->errors()->first() : 'Part of that link no longer works and was left out.');

        throw (new ValidationException($validator))->redirectTo(Str::beforeLast($this->url(), '/export'));
    }

    private function isExport(): bool
    {
        return $this->routeIs('*.export');
    }

    private function months(): int
    {
        return (int) ($this->validated('months') ?? self::PERIODS[0]);
    }

    private function last(): CarbonImmutable
    {
        return CarbonImmutable::parse(($this->validated('until') ?? self::choices()[0]).'-01', config()->string('paddock.timezone'));
    }

    /** @return non-empty-list<string> */
    private static function choices(): array
    {
        return array_reverse(array_map(static fn (string $month): string => substr($month, 0, 7), StatMonths::last(self::CHOICES)->keys()));
    }
}
