<?php

declare(strict_types=1);

namespace App\Lists\Guides;

use App\Data\Guides\AcknowledgementRow;
use App\Enums\Ability;
use App\Lists\Column;
use App\Lists\Filters\NamedFilter;
use App\Lists\Filters\TextFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\GuideVersion;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use stdClass;

/**
 * The colleagues who can view guides, with when they acknowledged a version, which is the scope.
 *
 * @extends ListDefinition<AcknowledgementRow>
 */
final readonly class AcknowledgementList extends ListDefinition
{
    public const KEY = 'acknowledgements';

    public const TITLE = 'Acknowledgements';

    public const NOUN = 'colleagues';

    public const ID_COLUMN = 'users.id';

    public const DEFAULT_ORDER = 'full_name';

    public const COLLEAGUES = ['manager' => 'manager_id'];

    public function sorts(): array
    {
        return [Sort::by('full_name', 'users.first_name', 'users.last_name'), Sort::nullable('acknowledged_at', 'guide_acknowledgements.acknowledged_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            new NamedFilter('state', 'Acknowledged', [
                'no' => static fn (Builder $query): Builder => $query->whereNull('guide_acknowledgements.id'),
                'yes' => static fn (Builder $query): Builder => $query->whereNotNull('guide_acknowledgements.id'),
            ], ['no' => 'Not yet', 'yes' => 'Acknowledged']),
            new TextFilter('last_name', 'Last name', 'users.last_name'),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Colleague', sort: 'full_name'),
            Column::of('role', 'Role'),
            Column::of('manager_name', 'Manager'),
            Column::of('acknowledged_at', 'Acknowledged', sort: 'acknowledged_at'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        $version = $context->scope(GuideVersion::class);

        return User::writersHolding(Ability::ViewGuides)->toBase()->leftJoin('guide_acknowledgements', static fn (JoinClause $join): JoinClause => $join
            ->on('guide_acknowledgements.user_id', '=', 'users.id')->where('guide_acknowledgements.guide_version_id', $version->id));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->join('roles', 'roles.id', '=', 'users.role_id')
            ->select([
                'users.id',
                'users.first_name',
                'users.last_name',
                'roles.title as role',
                'guide_acknowledgements.acknowledged_at',
            ]);
    }

    protected function row(stdClass $row, ListContext $context): AcknowledgementRow
    {
        return DataFactory::make(AcknowledgementRow::class, $row);
    }
}
