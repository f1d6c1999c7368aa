<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\AustralianState;
use App\Enums\ImportField;
use App\Enums\ImportKind;
use App\Models\Import;
use App\Rules\PlainText;
use App\Support\PostcodeRanges;
use Carbon\CarbonImmutable;

/**
 * Turns cells into fields and checks them by themselves, by the rules of the client form.
 *
 * By hand, because the framework's validator takes minutes for a hundred thousand rows.
 */
final class RowReader
{
    private const MINIMUM_AGE = 18;

    private const OLDEST = '1900-01-01';

    /** @var array<string, array{ImportField, int|null}> the fields that are given, and their columns */
    private array $fields = [];

    /** @var array<string, string> */
    private readonly array $defaults;

    private readonly ImportKind $kind;

    private readonly string $youngest;

    public function __construct(Import $import, private readonly ChoiceBook $choices, private readonly QuickPhone $phones)
    {
        /** @var array<string, int> $mapping */
        $mapping = $import->mapping;
        /** @var array<string, string> $defaults */
        $defaults = $import->defaults;
        $this->kind = $import->kind;
        $this->defaults = array_filter($defaults, static fn (string $value): bool => $value !== '');
        foreach (ImportField::of($import->kind) as $field) {
            if (isset($mapping[$field->value]) || isset($this->defaults[$field->value])) {
                $this->fields[$field->value] = [$field, $mapping[$field->value] ?? null];
            }
        }
        $this->youngest = CarbonImmutable::now(config()->string('paddock.timezone'))->subYearsNoOverflow(self::MINIMUM_AGE)->toDateString();
    }

    /** @param  list<string>  $cells */
    public function read(int $rowNo, array $cells): ReadRow
    {
        $values = [];
        $errors = [];
        $defaulted = [];
        foreach ($this->fields as $name => [$field, $column]) {
            $text = $column === null ? '' : ($cells[$column] ?? '');
            if ($text === '') {
                // Chosen from a list, so it is right as it is.
                $values[$name] = $this->defaults[$name] ?? '';
                if ($values[$name] !== '') {
                    $defaulted[] = $name;
                }

                continue;
            }
            [$values[$name], $error] = $this->value($field, $text);
            if ($error !== null) {
                $errors[$name] = $error;
            }
        }
        $values = $this->splitFullName($values);

        return new ReadRow($rowNo, $cells, $values, [...$errors, ...$this->together($values, $errors)], $defaulted);
    }

    /** @return array{string, string|null} the field's text, and what is wrong with it */
    private function value(ImportField $field, string $text): array
    {
        return match ($field) {
            ImportField::FirstName, ImportField::LastName, ImportField::PreferredName, ImportField::Suburb => self::text($field, $text, 100),
            ImportField::FullName => self::text($field, $text, 200),
            ImportField::Address => self::text($field, $text, 255),
            ImportField::Source => self::text($field, $text, 64),
            ImportField::Pin => [$text, preg_match('/\A[A-Za-z0-9]{1,16}\z/', $text) === 1 ? null : 'A PIN has up to 16 digits or letters.'],
            ImportField::DateOfBirth => $this->dateOfBirth($text),
            ImportField::Email => self::email($text),
            ImportField::Mobile, ImportField::SecondPhone, ImportField::ThirdPhone => $this->phone($field, $text),
            ImportField::Postcode => self::postcode($text),
            default => [(string) $this->choices->find($field, $text), $this->choices->find($field, $text) === null ? $this->unknown($field, $text) : null],
        };
    }

    /** @return array{string, string|null} */
    private static function text(ImportField $field, string $text, int $longest): array
    {
        $text = PlainText::tidy($text);

        return [$text, match (true) {
            ! PlainText::is($text) => "{$field->label()} holds a sign that is not seen. Type it anew.",
            mb_strlen($text) > $longest => "{$field->label()} has more than {$longest} characters.",
            default => null,
        }];
    }

    /** @return array{string, string|null} */
    private function dateOfBirth(string $text): array
    {
        $day = BirthDate::parse($text);

        return match (true) {
            BirthDate::isYear($text) => ['', 'The date of birth is only a year: day and month are missing.'],
            $day === null => ['', 'The date of birth is not a day such as 5/3/1984.'],
            $day < self::OLDEST => ['', 'The date of birth is too long ago.'],
            $day > $this->youngest => ['', 'A person must be at least '.self::MINIMUM_AGE.' years old.'],
            default => [$day, null],
        };
    }

    /** @return array{string, string|null} */
    private static function email(string $text): array
    {
        $email = mb_strtolower($text);

        return strlen($email) <= 255 && filter_var($email, FILTER_VALIDATE_EMAIL) !== false ? [$email, null] : ['', 'That is not an e-mail address.'];
    }

    /** @return array{string, string|null} */
    private function phone(ImportField $field, string $text): array
    {
        $isMobile = $field === ImportField::Mobile && $this->kind !== ImportKind::DbClients;
        $e164 = $isMobile ? $this->phones->mobile($text) : $this->phones->any($text);

        return match (true) {
            $e164 !== null => [$e164, null],
            $isMobile => ['', 'That is not an Australian mobile number, such as 0491 570 156.'],
            default => ['', 'That is not a telephone number.'],
        };
    }

    /** @return array{string, string|null} Spreadsheets take the zero of Darwin's postcodes away. */
    private static function postcode(string $text): array
    {
        $postcode = preg_match('/\A[289]\d\d\z/', $text) === 1 ? "0{$text}" : $text;

        return preg_match('/\A\d{4}\z/', $postcode) === 1 ? [$postcode, null] : ['', 'A postcode has four digits.'];
    }

    private function unknown(ImportField $field, string $text): string
    {
        $text = mb_substr($text, 0, 40);

        return match ($field) {
            ImportField::State => "“{$text}” is not a state, such as VIC or Victoria.",
            ImportField::AccountManager, ImportField::Owner => "No active colleague is called “{$text}”.",
            default => "No {$field->label()} is called “{$text}”.",
        };
    }

    /**
     * @param  array<string, string>  $values
     * @return array<string, string>
     */
    private function splitFullName(array $values): array
    {
        $full = $values['full_name'] ?? '';
        unset($values['full_name']);
        if ($full === '' || ($values['first_name'] ?? '') !== '' || ($values['last_name'] ?? '') !== '') {
            return $values;
        }

        [$last, $first] = str_contains($full, ',')
            ? array_map(trim(...), explode(',', $full, 2))
            : [mb_strrchr($full, ' ') ?: '', mb_strrchr($full, ' ', true) ?: $full];

        return [...$values, 'first_name' => trim($first), 'last_name' => trim($last)];
    }

    /**
     * What must hold between the fields.
     *
     * @param  array<string, string>  $values
     * @param  array<string, string>  $errors
     * @return array<string, string>
     */
    private function together(array $values, array $errors): array
    {
        $found = [];
        $postcode = $values['postcode'] ?? '';
        $state = AustralianState::tryFrom($values['state'] ?? '');
        if ($state !== null && $postcode !== '' && ! PostcodeRanges::contains($state, $postcode)) {
            $found['postcode'] = "The postcode {$postcode} does not lie in {$state->label()}.";
        }
        if ($state === null && $postcode !== '' && ! isset($errors['state']) && isset($this->fields['state'])) {
            $found['state'] = 'The state that the postcode lies in is missing.';
        }

        return $found;
    }
}
