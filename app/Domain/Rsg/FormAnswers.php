<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Data\Rsg\FormAnswer;
use App\Data\Rsg\FormSuggestion;
use App\Enums\RsgLimitPeriod;
use Illuminate\Support\Str;

/** The content of a submitted form as questions and answers. */
final readonly class FormAnswers
{
    private const QUESTIONS = ['pin' => 'PIN', 'client_pin' => 'PIN', 'dob' => 'Date of birth'];

    private const PERIODS = ['dai' => RsgLimitPeriod::Day, 'week' => RsgLimitPeriod::Week, 'month' => RsgLimitPeriod::Month];

    private const DAYS = ['day' => 1, 'week' => 7, 'month' => 30];

    /**
     * @param  array<array-key, mixed>  $payload
     * @return list<FormAnswer> in the order of the form
     */
    public static function of(array $payload): array
    {
        $answers = [];
        foreach ($payload as $name => $value) {
            $answers[] = new FormAnswer(self::question((string) $name), self::answer($value));
        }

        return $answers;
    }

    /**
     * Reads fields such as `weekly_limit: $200` and `weeks: 4`.
     *
     * @param  array<array-key, mixed>  $payload
     */
    public static function suggestion(array $payload): FormSuggestion
    {
        $amount = $period = $days = null;
        foreach ($payload as $name => $value) {
            $text = is_scalar($value) ? (string) $value : '';
            if (
                $amount === null
                && preg_match('/^(dai|week|month)ly[ _](?:deposit[ _])?limit$/i', (string) $name, $unit) === 1
                && preg_match('/\d[\d,]*(?:\.\d\d)?/', $text, $number) === 1
            ) {
                $amount = $number[0];
                $period = self::PERIODS[strtolower($unit[1])];
            }
            if ($days === null && preg_match('/^(day|week|month)s?$/i', (string) $name, $unit) === 1 && preg_match('/^\d{1,3}$/D', $text) === 1) {
                $days = (int) $text * self::DAYS[strtolower($unit[1])];
            }
        }

        return new FormSuggestion($amount === null ? null : str_replace(',', '', $amount), $period, $days);
    }

    /** `weekly_limit` is "Weekly limit"; a question in words stays as it is. */
    private static function question(string $name): string
    {
        return self::QUESTIONS[$name] ?? Str::ucfirst(str_contains($name, ' ') ? $name : str_replace('_', ' ', $name));
    }

    private static function answer(mixed $value): ?string
    {
        $text = match (true) {
            is_bool($value) => $value ? 'Yes' : 'No',
            is_array($value) => implode(', ', array_filter(array_map(self::answer(...), $value), static fn (?string $part): bool => $part !== null)),
            is_scalar($value) => trim((string) $value),
            default => '',
        };

        return $text === '' ? null : $text;
    }
}
