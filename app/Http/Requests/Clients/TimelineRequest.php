<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\TimelineKind;
use App\Http\Requests\Concerns\DropsInvalidParameters;
use App\Http\Requests\FormRequest;
use App\Lists\Clients\Timeline\TimelineFilters;
use App\Lists\Cursor;
use App\Models\User;
use App\Queries\Clients\ClientTimelineQuery;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Contracts\Validation\Validator;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;

/** `kind` (several, comma-joined), `from` and `to` (days), `cursor` for older entries. */
final class TimelineRequest extends FormRequest
{
    use DropsInvalidParameters;

    public function filters(): TimelineFilters
    {
        /** @var list<string> $kinds */
        $kinds = $this->validated('kind') ?? [];

        return new TimelineFilters(
            array_map(TimelineKind::from(...), $kinds),
            $this->startOf($this->validated('from'))?->utc(),
            $this->startOf($this->validated('to'))?->addDay()->utc(),
        );
    }

    public function place(): ?Cursor
    {
        $cursor = $this->validated('cursor');

        return is_string($cursor) ? Cursor::decode($cursor, ClientTimelineQuery::order()) : null;
    }

    public function rules(): array
    {
        return [
            'kind' => ['nullable', 'array', 'list', 'max:20'],
            'kind.*' => [Rule::enum(TimelineKind::class)],
            'from' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01'],
            'to' => [
                'nullable',
                'date_format:Y-m-d',
                'after_or_equal:2000-01-01',
                'before:2100-01-01',
                Rule::when($this->filled('from'), 'after_or_equal:from'),
            ],
            'cursor' => [
                'nullable',
                'string',
                'max:1000',
                static function (string $attribute, mixed $value, Closure $fail): void {
                    if (! is_string($value) || Cursor::decode($value, ClientTimelineQuery::order()) === null) {
                        $fail('That page of the list no longer exists. This is the first page.');
                    }
                },
            ],
        ];
    }

    public function attributes(): array
    {
        return ['kind.*' => 'kind', 'from' => 'first day', 'to' => 'last day'];
    }

    protected function prepareForValidation(): void
    {
        $kinds = $this->query('kind');
        if (is_string($kinds)) {
            $this->merge(['kind' => array_values(array_filter(explode(',', $kinds), static fn (string $kind): bool => $kind !== ''))]);
        }
    }

    protected function failedValidation(Validator $validator): void
    {
        $refusal = new ValidationException($validator);

        throw $this->expectsJson() ? $refusal : self::withoutInvalidParameters($refusal, $this);
    }

    /** Midnight in the viewer's time zone. */
    private function startOf(?string $day): ?CarbonImmutable
    {
        /** @var User $viewer */
        $viewer = $this->user();

        return $day === null ? null : CarbonImmutable::parse($day, $viewer->timezone)->startOfDay();
    }
}
