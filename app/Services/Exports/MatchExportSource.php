<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Data\Matches\MatchPerson;
use App\Data\Matches\MatchRow;
use App\Http\Requests\Matches\MatchIndexRequest;
use App\Queries\Matches\MatchListQuery;
use App\Support\CsvText;
use Illuminate\Database\Query\Builder;

/** Pairs that may be one person; contact details of both as whoever exports may see them. */
final readonly class MatchExportSource implements ExportSource
{
    private const PERSON = ['record', 'name', 'PIN', 'status', 'born', 'mobile', 'e-mail', 'address', 'company'];

    public function __construct(private MatchListQuery $matches) {}

    public function filename(): string
    {
        return 'match-imports';
    }

    public function table(): string
    {
        return 'matches';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->matches->matching(MatchIndexRequest::of($scope->query, $scope->owner)->filters());
    }

    public function header(ExportScope $scope): array
    {
        return [
            'Score', 'For', 'Against', 'Decision', 'Reason', 'Import', 'Decided by', (new CsvText($scope->owner->timezone))->heading('Decided'),
            ...array_map(static fn (string $fact): string => "One: {$fact}", self::PERSON),
            ...array_map(static fn (string $fact): string => "Other: {$fact}", self::PERSON),
        ];
    }

    public function rows(ExportScope $scope, array $ids): array
    {
        $text = new CsvText($scope->owner->timezone);

        return array_map(static fn (MatchRow $match): array => [
            $match->score, implode('; ', $match->reasons), implode('; ', $match->against), $match->status->label(), $match->reason, $match->import_name,
            $match->decided_by, $text->time($match->decided_at), ...self::person($match->left), ...self::person($match->right),
        ], $this->matches->find($ids, $scope->owner));
    }

    /** @return list<string|null> */
    private static function person(MatchPerson $person): array
    {
        return [
            str_replace('_', ' ', $person->type).' '.$person->id, $person->full_name, $person->pin, $person->status, $person->date_of_birth, $person->mobile,
            $person->email, $person->address, $person->company,
        ];
    }
}
