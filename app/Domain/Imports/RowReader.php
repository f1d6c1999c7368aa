<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\Clients\PinGenerator;
use App\Enums\AustralianState;
use App\Enums\ImportField;
use App\Support\PlainText;
use App\Support\PostcodeRanges;
use Carbon\CarbonImmutable;

/**
 * Turns cells into fields and checks each cell by the rules of the client form.
 *
 * It does not use the framework's validator, which takes minutes for a hundred thousand rows.
 */
final class RowReader
{
    private const MINIMUM_AGE = 18;

    private const OLDEST = '1900-01-01';

    /** Characters of a first or last name. */
    private const LONGEST_NAME = 100;

    private const SCIENTIFIC = '/\A\d[.,]\d+E\+?\d+\z/i';

    /** The phone fields of a DB client. */
    private const PHONES = ['mobile_e164', 'second_phone', 'third_phone'];

    /** Error values of spreadsheets. The browser writes #FORMULA! for a formula that was never calculated. */
    private const CELL_ERROR = '/\A#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME[?!]|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|UNKNOWN!|CONNECT!|GETTING_DATA|BUSY!|FORMULA!)\z/i';

    /** @var array<string, array{FieldSchema, int|null}> mapped or defaulted fields and their columns */
    private array $fields = [];

    /** @var array<string, string> */
    private readonly array $defaults;

    private readonly string $youngest;

    /**
     * @param  array<string, FieldSchema>  $fields  by field
     * @param  array<string, int>  $mapping  columns by field
     * @param  array<string, string>  $defaults  values by field
     * @param  bool  $keepsFirstMobile  whether a cell with several numbers may count as its first one
     */
    public function __construct(
        array $fields,
        array $mapping,
        array $defaults,
        private readonly ChoiceRepository $choices,
        private readonly PhoneParser $phones,
        private readonly bool $keepsFirstMobile = false,
    ) {
        // A colleague may have left since the default was chosen.
        $this->defaults = array_filter($defaults, static fn (string $value, string $name): bool => $value !== ''
            && (($fields[$name] ?? null)?->type !== FieldType::Choice || $choices->offers($fields[$name]->field, $value)), ARRAY_FILTER_USE_BOTH);
        foreach ($fields as $key => $field) {
            if (isset($mapping[$key]) || isset($this->defaults[$key])) {
                $this->fields[$key] = [$field, $mapping[$key] ?? null];
            }
        }
        $this->youngest = CarbonImmutable::now(config()->string('paddock.timezone'))->subYearsNoOverflow(self::MINIMUM_AGE)->toDateString();
    }

    /** @param  list<string>  $cells */
    public function read(int $rowNo, array $cells): ParsedRow
    {
        $values = [];
        $errors = [];
        $defaulted = [];
        $ambiguous = [];
        foreach ($this->fields as $name => [$field, $column]) {
            $text = $column === null ? '' : ($cells[$column] ?? '');
            if ($text === '') {
                $values[$name] = $this->defaults[$name] ?? '';
                if ($values[$name] !== '') {
                    $defaulted[] = $name;
                }

                continue;
            }
            $found = $field->type === FieldType::Choice ? $this->choices->find($field->field, $text) : [];
            if (count($found) > 1) {
                $ambiguous[$name] = ['values' => $found, 'error' => self::severalNamed($field->field, $text)];

                continue;
            }
            [$values[$name], $error] = $this->value($field, $text);
            if ($error !== null) {
                $errors[$name] = $error;
            }
        }
        [$values, $errors] = $this->furtherPhones($cells, $values, $errors);
        if (($values['full_name'] ?? '') !== '') {
            $values = $this->splitFullName($values);
            $errors += array_filter(['full_name' => $this->longPart($values)]);
        }
        unset($values['full_name']);

        return new ParsedRow($rowNo, $cells, $values, [...$errors, ...$this->placeErrors($values, $errors)], $defaulted, $ambiguous);
    }

    /**
     * Cells with several phone numbers: a DB client gets all of them, other records have room for one.
     *
     * @param  list<string>  $cells
     * @param  array<string, string>  $values
     * @param  array<string, string>  $errors
     * @return array{array<string, string>, array<string, string>} the values and errors with the numbers of all phone cells
     */
    private function furtherPhones(array $cells, array $values, array $errors): array
    {
        foreach ($this->fields as $name => [$field, $column]) {
            $numbers = $column !== null && in_array($field->type, [FieldType::Mobile, FieldType::Phone], true) ? $this->phones->several($cells[$column] ?? '') : [];
            if ($numbers === [] || ($this->keepsFirstMobile && ! isset($errors[$name]))) {
                continue;
            }
            $free = array_diff(self::PHONES, array_keys(array_filter([...$values, $name => ''])));
            if ($field->type === FieldType::Mobile || count($numbers) > count($free)) {
                $values[$name] = '';
                $errors[$name] = $field->type === FieldType::Mobile ? 'Enter one mobile number. This cell has '.count($numbers).'.' : 'Enter at most '.count(self::PHONES).' phone numbers.';

                continue;
            }
            unset($errors[$name]);
            $values = [...$values, ...array_combine(array_slice([$name, ...array_diff($free, [$name])], 0, count($numbers)), $numbers)];
        }

        return [$values, $errors];
    }

    /** @return array{string, string|null} the field's text and its error */
    private function value(FieldSchema $field, string $text): array
    {
        if ($text[0] === '#' && preg_match(self::CELL_ERROR, $text) === 1) {
            return [
                '',
                $text === '#FORMULA!'
                    ? 'This formula has no result. Open the file in Excel, save it and upload it again.'
                    : "This cell shows {$text}. Correct the formula or type the value.",
            ];
        }

        if (in_array($field->type, [FieldType::Mobile, FieldType::Phone], true) && preg_match(self::SCIENTIFIC, $text) === 1) {
            return ['', "The spreadsheet shortened this number to {$text}. Format the column as a number without decimals and save the file again."];
        }

        return match ($field->type) {
            FieldType::Text => self::text($field, $text),
            FieldType::Pin => [$text, preg_match(PinGenerator::PATTERN, $text) === 1 ? null : 'The PIN must have 5 to 16 digits.'],
            FieldType::Date => $this->dateOfBirth($text),
            FieldType::Day => self::orError(BirthDate::parse($text), "{$field->field->label()}: enter a date such as 5/3/2027."),
            FieldType::Email => self::email($text),
            FieldType::Mobile => self::orError($this->phones->mobile($text), 'Enter an Australian mobile number, such as 0491 570 156.'),
            FieldType::Phone => self::orError($this->phones->any($text), 'Enter a valid phone number.'),
            FieldType::Postcode => self::postcode($text),
            FieldType::Choice => self::orError($this->choices->find($field->field, $text)[0] ?? null, self::unknown($field->field, $text)),
        };
    }

    /** @return array{string, string|null} */
    private static function orError(?string $value, string $error): array
    {
        return $value === null ? ['', $error] : [$value, null];
    }

    /** @return array{string, string|null} */
    private static function text(FieldSchema $field, string $text): array
    {
        $text = PlainText::tidy($text);

        return [$text, match (true) {
            ! PlainText::is($text) => "{$field->field->label()} contains an invisible character. Type it again.",
            mb_strlen($text) > $field->maxLength => "{$field->field->label()} must be at most {$field->maxLength} characters.",
            default => null,
        }];
    }

    /** @return array{string, string|null} */
    private function dateOfBirth(string $text): array
    {
        $day = BirthDate::parse($text);

        return match (true) {
            BirthDate::isYear($text) => ['', 'Enter a full date of birth. This is only a year.'],
            $day === null => ['', 'Enter a date of birth such as 5/3/1984.'],
            $day < self::OLDEST => ['', 'Enter a date of birth after 1900.'],
            $day > $this->youngest => ['', 'A person must be at least '.self::MINIMUM_AGE.' years old.'],
            default => [$day, null],
        };
    }

    /** @return array{string, string|null} */
    private static function email(string $text): array
    {
        $email = mb_strtolower($text);

        return strlen($email) <= 255 && filter_var($email, FILTER_VALIDATE_EMAIL) !== false ? [$email, null] : ['', 'Enter a valid email address.'];
    }

    /** @return array{string, string|null} Spreadsheets drop the leading zero of Northern Territory postcodes. */
    private static function postcode(string $text): array
    {
        $postcode = preg_match('/\A[289]\d\d\z/', $text) === 1 ? "0{$text}" : $text;

        return preg_match('/\A\d{4}\z/', $postcode) === 1 ? [$postcode, null] : ['', 'Enter a postcode of 4 digits.'];
    }

    private static function unknown(ImportField $field, string $text): string
    {
        $text = mb_substr($text, 0, 40);

        return match ($field) {
            ImportField::State => "“{$text}” is not a state. Use a name such as VIC or Victoria.",
            ImportField::AccountManager, ImportField::Owner => "No active staff member who can see clients is named “{$text}”.",
            default => 'No '.mb_strtolower($field->label())." is named “{$text}”.",
        };
    }

    private static function severalNamed(ImportField $field, string $text): string
    {
        $text = mb_substr($text, 0, 40);

        return match ($field) {
            ImportField::AccountManager, ImportField::Owner => "More than one colleague is named “{$text}”. Use the email address.",
            ImportField::Affiliate => "More than one affiliate is named “{$text}”. Enter the exact name, or leave the cell empty and choose the affiliate on the client.",
            default => 'More than one '.mb_strtolower($field->label())." is named “{$text}”. Use the short name.",
        };
    }

    /**
     * @param  array<string, string>  $values
     * @return array<string, string>
     */
    private function splitFullName(array $values): array
    {
        $full = $values['full_name'];
        if (($values['first_name'] ?? '') !== '' || ($values['last_name'] ?? '') !== '') {
            return $values;
        }

        [$last, $first] = strpbrk($full, ',;') !== false
            ? array_map(trim(...), preg_split('/[,;]/', $full, 2) ?: [])
            : [mb_strrchr($full, ' ') ?: '', mb_strrchr($full, ' ', true) ?: $full];

        return [...$values, 'first_name' => trim($first), 'last_name' => trim($last)];
    }

    /**
     * The error of a part of a full name that the record has no room for.
     *
     * @param  array<string, string>  $values
     */
    private function longPart(array $values): ?string
    {
        foreach ([ImportField::FirstName, ImportField::LastName] as $part) {
            if (mb_strlen($values[$part->value] ?? '') > self::LONGEST_NAME) {
                return "{$part->label()} must be at most ".self::LONGEST_NAME.' characters.';
            }
        }

        return null;
    }

    /**
     * Checks the postcode against the state.
     *
     * @param  array<string, string>  $values
     * @param  array<string, string>  $errors
     * @return array<string, string>
     */
    private function placeErrors(array $values, array $errors): array
    {
        $found = [];
        $postcode = $values['postcode'] ?? '';
        $state = AustralianState::tryFrom($values['state'] ?? '');
        if ($state !== null && $postcode !== '' && ! PostcodeRanges::contains($state, $postcode)) {
            $found['postcode'] = "Postcode {$postcode} is not in {$state->label()}.";
        }
        if ($state === null && $postcode !== '' && ! isset($errors['state']) && isset($this->fields['state'])) {
            $found['state'] = 'Enter the state for this postcode.';
        }

        return $found;
    }
}
