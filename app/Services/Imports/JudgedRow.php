<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** A row, and what it does. */
final readonly class JudgedRow
{
    /**
     * @param  array<string, string>  $messages  by field, or under `row`: what is wrong, or why it is left out
     * @param  array<string, string>  $before  of an update, the fields that change, as text
     * @param  array<string, string>  $after
     */
    private function __construct(
        public ReadRow $row,
        public RowOutcome $outcome,
        public ?int $subjectId = null,
        public array $messages = [],
        public array $before = [],
        public array $after = [],
        public bool $isExcluded = false,
    ) {}

    public static function create(ReadRow $row): self
    {
        return new self($row, RowOutcome::Create);
    }

    /**
     * @param  array<string, string>  $before
     * @param  array<string, string>  $after
     * @param  list<string>  $warnings  what is to be known of it, though it is done
     */
    public static function update(ReadRow $row, int $id, array $before, array $after, array $warnings = [], bool $isExcluded = false): self
    {
        return new self($row, RowOutcome::Update, $id, $warnings === [] ? [] : ['row' => implode(' ', $warnings)], $before, $after, $isExcluded);
    }

    public static function skip(ReadRow $row, string $why, ?int $id = null): self
    {
        return new self($row, RowOutcome::Skip, $id, ['row' => $why]);
    }

    /** @param  array<string, string>  $messages */
    public static function error(ReadRow $row, array $messages, bool $isExcluded = false): self
    {
        return new self($row, RowOutcome::Error, messages: $messages, isExcluded: $isExcluded);
    }

    /**
     * What followed of it on the same record.
     *
     * @param  array<string, string>  $before
     * @param  array<string, string>  $after
     */
    public function with(array $before, array $after): self
    {
        return new self($this->row, $this->outcome, $this->subjectId, $this->messages, [...$this->before, ...$before], [...$this->after, ...$after], $this->isExcluded);
    }
}
