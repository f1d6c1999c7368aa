<?php

declare(strict_types=1);

namespace App\Lists\DeveloperTools;

use App\Data\DeveloperTools\TelescopeRow;
use App\Domain\DeveloperTools\EntryPresenter;
use App\Enums\TelescopeEntryType;
use App\Enums\TelescopeOutcome;
use App\Infrastructure\Monitoring\EntryRepository;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Support\LikeText;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * Recorded entries of one type. They are on a connection of their own, so users are read apart.
 *
 * @extends ListDefinition<TelescopeRow>
 */
final readonly class TelescopeList extends ListDefinition
{
    public const KEY = 'entries';

    public const TITLE = 'Telescope';

    public const NOUN = 'entries';

    public const ID_COLUMN = EntryRepository::TABLE.'.sequence';

    public const DEFAULT_ORDER = '-created_at';

    public const SEARCH_HINT = 'Route, SQL, class or status…';

    public const PARAMETERS = ['view' => TelescopeEntryType::class];

    public function __construct(private EntryRepository $entries) {}

    public function sorts(): array
    {
        return [Sort::by('created_at', EntryRepository::TABLE.'.created_at')];
    }

    public function filters(ListContext $context): array
    {
        return [ChoiceFilter::plainEnum('outcome', 'Outcome', EntryRepository::TABLE.'.outcome', TelescopeOutcome::class)];
    }

    public function columns(): array
    {
        return [
            Column::of('label', 'Entry'),
            Column::of('status', 'Status'),
            Column::of('duration_ms', 'Duration'),
            Column::of('details', 'Details'),
            Column::of('user_name', 'User'),
            Column::of('created_at', 'Recorded', sort: 'created_at'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return $this->entries->table();
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        return $rows->where('type', TelescopeEntryType::of($parameters->values)->value);
    }

    /** The entries of two days are few enough to read them all. */
    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $rows->where(static fn (Builder $either): Builder => LikeText::contains($either->where('status', $text), 'label', $text, 'or'));
    }

    protected function load(array $rows, ListContext $context): void
    {
        $this->entries->nameUsers($rows);
    }

    protected function row(stdClass $row, ListContext $context): TelescopeRow
    {
        return EntryPresenter::row($row);
    }
}
