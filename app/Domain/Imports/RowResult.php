<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Enums\BetstopCheckResult;
use App\Enums\ImportRowStatus;
use App\Infrastructure\Betstop\BetstopAnswer;

/** The outcome of one row of an import. */
final readonly class RowResult
{
    private const UNANSWERED = 'The BetStop register didn’t answer, so this client is Pending until the New Account check.';

    private const POSSIBLY_EXCLUDED = 'This client may be an excluded person, so they are Pending until a colleague decides under RSG, Possible matches.';

    /**
     * @param  array<string, string>  $messages  reasons by field, or under `row`
     * @param  array<string, string>  $before  the fields that an update changes, as text
     * @param  array<string, string>  $after
     * @param  BetstopAnswer|null  $answer  of the register, about a new client
     */
    private function __construct(
        public ParsedRow $row,
        public ImportRowStatus $outcome,
        public ?int $subjectId = null,
        public array $messages = [],
        public array $before = [],
        public array $after = [],
        public bool $isExcluded = false,
        public ?BetstopAnswer $answer = null,
    ) {}

    public static function create(ParsedRow $row, ?BetstopAnswer $answer = null): self
    {
        return new self(
            $row,
            ImportRowStatus::Created,
            messages: $answer?->result === BetstopCheckResult::Error ? ['row' => self::UNANSWERED] : [],
            answer: $answer,
        );
    }

    /**
     * @param  array<string, string>  $before
     * @param  array<string, string>  $after
     * @param  list<string>  $warnings  shown although the row is imported
     */
    public static function update(ParsedRow $row, int $id, array $before, array $after, array $warnings = [], bool $isExcluded = false): self
    {
        return new self($row, ImportRowStatus::Updated, $id, $warnings === [] ? [] : ['row' => implode(' ', $warnings)], $before, $after, $isExcluded);
    }

    public static function skip(ParsedRow $row, string $reason, ?int $id = null): self
    {
        return new self($row, ImportRowStatus::Skipped, $id, ['row' => $reason]);
    }

    /**
     * @param  int|null  $id  the record that the row may be about
     * @param  array<string, string>  $before  as in update()
     * @param  array<string, string>  $after
     */
    public static function wait(ParsedRow $row, string $reason, ?int $id, array $before, array $after, bool $isExcluded): self
    {
        return new self($row, ImportRowStatus::Waiting, $id, ['row' => $reason], $before, $after, $isExcluded);
    }

    /** @param  array<string, string>  $messages */
    public static function error(ParsedRow $row, array $messages, bool $isExcluded = false): self
    {
        return new self($row, ImportRowStatus::Error, messages: $messages, isExcluded: $isExcluded);
    }

    /** The result for a new client who may be an excluded person. */
    public function possiblyExcluded(): self
    {
        return new self(
            $this->row,
            $this->outcome,
            $this->subjectId,
            ['row' => trim(($this->messages['row'] ?? '').' '.self::POSSIBLY_EXCLUDED)],
            answer: $this->answer,
        );
    }

    /**
     * Adds further changes to the same record.
     *
     * @param  array<string, string>  $before
     * @param  array<string, string>  $after
     */
    public function with(array $before, array $after): self
    {
        return new self(
            $this->row,
            $this->outcome,
            $this->subjectId,
            $this->messages,
            [...$this->before, ...$before],
            [...$this->after, ...$after],
            $this->isExcluded,
        );
    }
}
