<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonName;
use Carbon\CarbonImmutable;

/** One row of a file as fields, after the checks that need no other record. */
final readonly class ParsedRow
{
    /** Normalised name and date of birth; empty when one is missing. */
    public string $nameKey;

    /** @var list<string> E.164 */
    public array $phones;

    /**
     * @param  list<string>  $cells  as in the file
     * @param  array<string, string>  $values  values from the file or a default, as form text; empty for an empty cell
     * @param  array<string, string>  $errors  by field
     * @param  list<string>  $defaulted  fields filled with a default, which applies to new people only
     * @param  array<string, array{values: list<string>, error: string}>  $ambiguous  names of several records, by field. They have no value.
     */
    public function __construct(
        /** As in the spreadsheet, with the rows above the headings. */
        public int $rowNo,
        public array $cells,
        public array $values,
        public array $errors,
        public array $defaulted = [],
        public array $ambiguous = [],
    ) {
        $this->nameKey = self::nameKey($this->get('first_name'), $this->get('last_name'), $this->get('date_of_birth'));
        $this->phones = array_values(array_unique(array_filter(
            [$this->get('mobile_e164'), $this->get('second_phone'), $this->get('third_phone')],
            static fn (string $phone): bool => $phone !== '',
        )));
    }

    /** @return string empty when the name or the date of birth is missing */
    public static function nameKey(string $first, string $last, string $born): string
    {
        $name = PersonName::of($first, $last);

        return $born === '' || $name->key() === '' ? '' : $name->keyWithBirthDate($born);
    }

    /** The details that exclusions are checked by. */
    public function person(): PersonDetails
    {
        $born = $this->get('date_of_birth');

        return new PersonDetails(
            $this->get('first_name'),
            $this->get('last_name'),
            $born === '' ? null : CarbonImmutable::parse($born),
            $this->get('email') ?: null,
            $this->phones,
            suburb: $this->get('suburb') ?: null,
            postcode: $this->get('postcode') ?: null,
        );
    }

    public function get(string $field): string
    {
        return $this->values[$field] ?? '';
    }

    /**
     * An ambiguous name is no error when the record already has one of its values, which then stays.
     *
     * @param  array<string, string>  $now  all fields of the record; empty for a new one
     * @return array<string, string> messages by field
     */
    public function errorsOfAmbiguous(array $now = []): array
    {
        $others = array_filter($this->ambiguous, static fn (array $name, string $field): bool => ! in_array($now[$field] ?? '', $name['values'], true), ARRAY_FILTER_USE_BOTH);

        return array_map(static fn (array $name): string => $name['error'], $others);
    }

    /** @param  list<string>  $fields */
    public function without(array $fields): self
    {
        return $fields === []
            ? $this
            : new self(
                $this->rowNo,
                $this->cells,
                array_diff_key($this->values, array_flip($fields)),
                $this->errors,
                $this->defaulted,
                $this->ambiguous,
            );
    }
}
