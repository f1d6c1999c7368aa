<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Data\Rsg\FormAnswer;
use Illuminate\Support\Str;

/** The content of a submitted form as questions and answers. */
final readonly class FormAnswers
{
    private const QUESTIONS = ['pin' => 'PIN', 'client_pin' => 'PIN', 'dob' => 'Date of birth'];

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
