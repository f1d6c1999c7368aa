<?php

declare(strict_types=1);

namespace App\Lists\Matches;

use App\Data\Lists\Choice;
use App\Data\Matches\MatchRow;
use App\Enums\MatchPair;
use App\Enums\MatchStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\ConditionFilter;
use App\Lists\Filters\FilterKind;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\DbClient;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The review queue of possible matches: matches from imports first, then by score.
 *
 * @extends ListDefinition<MatchRow>
 */
final readonly class MatchList extends ListDefinition
{
    public const KEY = 'matches';

    public const TITLE = 'Match imports';

    public const ID_COLUMN = 'matches.id';

    public const DEFAULT_ORDER = '-priority';

    public const PARAMETERS = ['status' => MatchStatus::class];

    public const FILENAME = 'match-imports';

    public function __construct(private MatchRowReader $reader) {}

    /** The status whose matches are listed. */
    public static function status(ListParameters $parameters): MatchStatus
    {
        return MatchStatus::tryFrom((string) ($parameters->values['status'] ?? null)) ?? MatchStatus::Suggested;
    }

    public function sorts(): array
    {
        return [Sort::by('priority', 'matches.priority'), Sort::by('score', 'matches.score')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('pair', 'Records', 'matches.pair', MatchPair::class),
            new ConditionFilter(
                'score',
                'Score',
                FilterKind::SingleSelect,
                '100|[1-9]?\d',
                static fn (Builder $matches, string $least): Builder => $matches->where('matches.score', '>=', (int) $least),
                [
                    'options' => [
                        ['value' => '90', 'label' => '90 or more'],
                        ['value' => '80', 'label' => '80 or more', 'hint' => 'Likely the same person'],
                        ['value' => '65', 'label' => '65 or more'],
                    ],
                ],
                'Enter a score from 0 to 100.',
            ),
            new ConditionFilter(
                'import',
                'Import',
                FilterKind::SingleSelect,
                ConditionFilter::ID,
                static fn (Builder $matches, string $id): Builder => $matches->where('matches.import_id', (int) $id),
            ),
        ];
    }

    public function columns(): array
    {
        return [
            self::person('left', 'Record A'),
            self::person('right', 'Record B'),
            Column::of('score', 'Score', sort: 'score')->csv(),
            Column::of('reasons', 'Why')->csv('For', static fn (MatchRow $match): string => implode('; ', $match->reasons))
                ->csv('Against', static fn (MatchRow $match): string => implode('; ', $match->against)),
            Column::of('status', 'Decision')->csv()
                ->csv('Reason', static fn (MatchRow $match): ?string => $match->reason)
                ->csv('Import', static fn (MatchRow $match): ?string => $match->import_name)
                ->csv('Decided by', static fn (MatchRow $match): ?string => $match->decided_by)
                ->csvTime('Decided', static fn (MatchRow $match): ?string => $match->decided_at),
        ];
    }

    /** @return list<Choice> the options of the filter `import`: the latest imports with suggested matches */
    public function latestImports(): array
    {
        return array_values(DB::table('imports')
            ->whereExists(DB::table('matches')->whereColumn('matches.import_id', 'imports.id'))
            ->orderByDesc('id')->limit(20)->get(['id', 'name'])
            ->map(static fn (stdClass $import): Choice => new Choice((string) $import->id, $import->name))->all());
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('matches')->when(! $context->viewer->can('manage', DbClient::class), static fn (Builder $matches): Builder => $matches
            ->whereNotIn('matches.pair', MatchPair::withDbClient()));
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        return $rows->where('matches.status', self::status($parameters)->value);
    }

    protected function select(Builder $rows): Builder
    {
        return $this->reader->select($rows);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $read = array_column($this->reader->read($rows, $context->viewer), null, 'id');
        foreach ($rows as $row) {
            $row->match = $read[$row->id] ?? null;
        }
    }

    /** Null when one of the records has been deleted permanently. */
    protected function row(stdClass $row, ListContext $context): ?MatchRow
    {
        return $row->match;
    }

    /** @param  'left'|'right'  $key */
    private static function person(string $key, string $heading): Column
    {
        $column = Column::of($key, $heading)->csv(
            "{$heading}: record",
            static fn (MatchRow $match): string => str_replace('_', ' ', $match->{$key}->type).' '.$match->{$key}->id,
        );
        $details = [
            'name' => 'full_name',
            'PIN' => 'pin',
            'status' => 'status',
            'born' => 'date_of_birth',
            'mobile' => 'mobile',
            'email' => 'email',
            'address' => 'address',
            'company' => 'company',
        ];
        foreach ($details as $name => $property) {
            $column = $column->csv("{$heading}: {$name}", static fn (MatchRow $match): ?string => $match->{$key}->{$property});
        }

        return $column;
    }
}
