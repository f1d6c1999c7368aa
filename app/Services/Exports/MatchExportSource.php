<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Data\Matches\MatchPerson;
use App\Data\Matches\MatchRow;
use App\Http\Requests\Matches\MatchIndexRequest;
use App\Queries\Lists\ListOrder;
use App\Queries\Matches\MatchListQuery;
use App\Support\CsvText;
use Closure;
use Illuminate\Database\Query\Builder;

/** Pairs that may be one person; contact details of both as whoever exports may see them. */
final readonly class MatchExportSource implements ExportSource
{
    public function __construct(private MatchListQuery $matches) {}

    public function filename(): string
    {
        return 'match-imports';
    }

    public function idColumn(): string
    {
        return 'matches.id';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->matches->matching(MatchIndexRequest::of($scope->query, $scope->owner)->filters());
    }

    public function order(ExportScope $scope): ListOrder
    {
        return MatchIndexRequest::of($scope->query, $scope->owner)->listState()->order;
    }

    public function sheet(ExportScope $scope): ExportSheet
    {
        $text = new CsvText($scope->owner->timezone);

        return new RowSheet([
            'score' => [new ExportColumn('Score', static fn (MatchRow $match): int => $match->score)],
            'reasons' => [
                new ExportColumn('For', static fn (MatchRow $match): string => implode('; ', $match->reasons)),
                new ExportColumn('Against', static fn (MatchRow $match): string => implode('; ', $match->against)),
            ],
            'status' => [
                new ExportColumn('Decision', static fn (MatchRow $match): string => $match->status->label()),
                new ExportColumn('Reason', static fn (MatchRow $match): ?string => $match->reason),
                new ExportColumn('Import', static fn (MatchRow $match): ?string => $match->import_name),
                new ExportColumn('Decided by', static fn (MatchRow $match): ?string => $match->decided_by),
                new ExportColumn($text->heading('Decided'), static fn (MatchRow $match): ?string => $text->time($match->decided_at)),
            ],
            'left' => self::person('One', static fn (MatchRow $match): MatchPerson => $match->left),
            'right' => self::person('Other', static fn (MatchRow $match): MatchPerson => $match->right),
        ], fn (array $ids): array => $this->find($ids, $scope), $scope->columns);
    }

    /**
     * @param  list<int>  $ids
     * @return list<MatchRow> in the order of the ids
     */
    private function find(array $ids, ExportScope $scope): array
    {
        $found = array_column($this->matches->find($ids, $scope->owner), null, 'id');

        return array_values(array_filter(array_map(static fn (int $id): ?MatchRow => $found[$id] ?? null, $ids)));
    }

    /**
     * @param  Closure(MatchRow): MatchPerson  $of
     * @return list<ExportColumn<MatchRow>>
     */
    private static function person(string $which, Closure $of): array
    {
        $facts = [
            'record' => static fn (MatchPerson $person): string => str_replace('_', ' ', $person->type).' '.$person->id,
            'name' => static fn (MatchPerson $person): string => $person->full_name,
            'PIN' => static fn (MatchPerson $person): ?string => $person->pin,
            'status' => static fn (MatchPerson $person): string => $person->status,
            'born' => static fn (MatchPerson $person): ?string => $person->date_of_birth,
            'mobile' => static fn (MatchPerson $person): ?string => $person->mobile,
            'e-mail' => static fn (MatchPerson $person): ?string => $person->email,
            'address' => static fn (MatchPerson $person): ?string => $person->address,
            'company' => static fn (MatchPerson $person): ?string => $person->company,
        ];

        return array_map(
            static fn (string $name, Closure $fact): ExportColumn => new ExportColumn("{$which}: {$name}", static fn (MatchRow $match): ?string => $fact($of($match))),
            array_keys($facts),
            $facts,
        );
    }
}
