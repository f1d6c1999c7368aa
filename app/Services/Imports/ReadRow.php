<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** One row of a file as its person's fields, checked by itself. */
final readonly class ReadRow
{
    /** Name and date of birth, folded; empty when one of them is missing. */
    public string $nameKey;

    /** @var list<string> E.164 */
    public array $phones;

    /**
     * @param  list<string>  $cells  as they stand in the file
     * @param  array<string, string>  $values  the fields that the file or a default gives, as text the way forms hold them; empty for an empty cell
     * @param  array<string, string>  $errors  by field, in words
     * @param  list<string>  $defaulted  the fields whose cell is empty and whose value is the default, which is for new people only
     */
    public function __construct(
        /** As the spreadsheet numbers it: the names of the columns are row 1. */
        public int $rowNo,
        public array $cells,
        public array $values,
        public array $errors,
        public array $defaulted = [],
    ) {
        $born = $this->get('date_of_birth');
        $this->nameKey = $born === '' || PersonKey::name($this->get('first_name'), $this->get('last_name')) === ''
            ? '' : PersonKey::of($this->get('first_name'), $this->get('last_name'), $born);
        $this->phones = array_values(array_unique(array_filter(
            [$this->get('mobile_e164'), $this->get('second_phone'), $this->get('third_phone')],
            static fn (string $phone): bool => $phone !== '',
        )));
    }

    public function get(string $field): string
    {
        return $this->values[$field] ?? '';
    }

    public function with(string $field, string $value): self
    {
        return new self($this->rowNo, $this->cells, [...$this->values, $field => $value], $this->errors, $this->defaulted);
    }

    /** @param  list<string>  $fields */
    public function without(array $fields): self
    {
        return $fields === [] ? $this : new self($this->rowNo, $this->cells, array_diff_key($this->values, array_flip($fields)), $this->errors, $this->defaulted);
    }
}
