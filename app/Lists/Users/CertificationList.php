<?php

declare(strict_types=1);

namespace App\Lists\Users;

use App\Data\Users\CertificationRow;
use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateFilter;
use App\Lists\Filters\YesNoFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Certifications of active colleagues. Managers see those of their reports.
 *
 * @extends ListDefinition<CertificationRow>
 */
final readonly class CertificationList extends ListDefinition
{
    public const KEY = 'certifications';

    public const TITLE = 'Certifications';

    public const ID_COLUMN = 'certifications.id';

    public const DEFAULT_ORDER = '-evidence_at';

    public const FILENAME = 'certifications';

    public function sorts(): array
    {
        return [
            Sort::nullable('evidence_at', 'certifications.evidence_at'), Sort::nullable('issued_on', 'certifications.issued_on'),
            Sort::nullable('expires_on', 'certifications.expires_on'),
        ];
    }

    public function filters(ListContext $context): array
    {
        return [
            new YesNoFilter('evidence', 'Evidence to decide', 'certifications.evidence_at', isTime: true, isRare: false),
            ChoiceFilter::plainEnum('status', 'Status', 'certifications.status', CertificationStatus::class),
            ChoiceFilter::ids('type', 'Certification', 'certifications.certification_type_id'),
            new DateFilter('expires', 'Valid until', 'certifications.expires_on', null, isNullable: true),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Colleague')->csv(),
            Column::of('type_title', 'Certification')->csv(),
            Column::of('status', 'Status')->csv(),
            Column::of('evidence_at', 'Evidence sent', sort: 'evidence_at')->csvTime(),
            Column::of('issued_on', 'Earned', sort: 'issued_on')->csv(),
            Column::of('expires_on', 'Valid until', sort: 'expires_on')->csv(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        $viewer = $context->viewer;

        return DB::table('certifications')->whereIn(
            'certifications.user_id',
            DB::table('users')
                ->select('id')
                ->where('is_active', true)
                ->whereNull('deleted_at')
                ->when(
                    ! $viewer->hasAbility(Ability::ViewCertificationTypes),
                    static fn (Builder $reports): Builder => $reports->where('manager_id', $viewer->id),
                ),
        );
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->join('users', 'users.id', '=', 'certifications.user_id')->join('roles', 'roles.id', '=', 'users.role_id')
            ->join('certification_types', 'certification_types.id', '=', 'certifications.certification_type_id')
            ->select(['certifications.*', 'users.first_name', 'users.last_name', 'roles.title as role_title', 'certification_types.title as type_title']);
    }

    protected function row(stdClass $row, ListContext $context): CertificationRow
    {
        return DataFactory::make(CertificationRow::class, $row);
    }
}
