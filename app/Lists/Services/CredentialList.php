<?php

declare(strict_types=1);

namespace App\Lists\Services;

use App\Data\Services\CredentialRow;
use App\Enums\Ability;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\NamedFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\User;
use App\Support\DataFactory;
use App\Support\LikeText;
use Carbon\CarbonImmutable;
use Illuminate\Container\Attributes\Config;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Credentials of services. Their secrets are not selected.
 *
 * @extends ListDefinition<CredentialRow>
 */
final readonly class CredentialList extends ListDefinition
{
    public const KEY = 'credentials';

    public const TITLE = 'Credentials';

    public const ID_COLUMN = 'service_credentials.id';

    public const DEFAULT_ORDER = 'service';

    public const COLLEAGUES = ['owner' => 'owner_id'];

    /** `credential` is the credential in the drawer. */
    public const PARAMETERS = ['view' => 'in:archived', 'credential' => self::ID_RULE];

    public const SEARCH_HINT = 'Service, address or username…';

    private const SOON_DAYS = 14;

    /** @param  string  $timezone  of the business; due dates are days in it */
    public function __construct(#[Config('paddock.timezone')] private string $timezone) {}

    public function sorts(): array
    {
        return [Sort::by('service', 'service_credentials.service'), Sort::nullable('rotate_on', 'service_credentials.rotate_on')];
    }

    public function filters(ListContext $context): array
    {
        return [
            new NamedFilter(
                'rotation',
                'Rotation',
                [
                    'overdue' => fn (Builder $rows): Builder => $rows->where(
                        'service_credentials.rotate_on',
                        '<',
                        $this->today()->toDateString(),
                    ),
                    'soon' => fn (Builder $rows): Builder => $rows->where(
                        'service_credentials.rotate_on',
                        '<',
                        $this->today()
                            ->addDays(self::SOON_DAYS + 1)
                            ->toDateString(),
                    ),
                    'none' => static fn (Builder $rows): Builder => $rows->whereNull('service_credentials.rotate_on'),
                ],
                ['overdue' => 'Overdue', 'soon' => 'Due within '.self::SOON_DAYS.' days', 'none' => 'No date'],
            ),
            ChoiceFilter::ids('owner', 'Owner', 'service_credentials.owner_id', words: ['me' => $context->viewer->id]),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('service', 'Service', sort: 'service'),
            Column::of('username', 'Username'),
            Column::of('owner_name', 'Owner'),
            Column::of('rotate_on', 'Rotate by', sort: 'rotate_on'),
            Column::of('rotated_at', 'Last rotated'),
            Column::of('last_revealed_at', 'Last revealed'),
        ];
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        return $rows->whereNull('service_credentials.archived_at', not: ($parameters->values['view'] ?? null) === 'archived');
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        LikeText::anyContains($rows, ['service', 'address', 'username'], $text);
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->select([
                'service_credentials.id',
                'service',
                'address',
                'username',
                'owner_id',
                'notes',
                'rotate_on',
                'rotated_at',
                'archived_at',
                'service_credentials.version',
            ])
            ->selectSub(
                DB::table('credential_reveals')
                    ->whereColumn('service_credential_id', 'service_credentials.id')
                    ->selectRaw('max(created_at)'),
                'last_revealed_at',
            );
    }

    protected function load(array $rows, ListContext $context): void
    {
        $owners = User::writersHolding(Ability::ViewServices)->whereKey(array_column($rows, 'owner_id'))->pluck('id')->flip();
        foreach ($rows as $row) {
            $row->has_owner = $owners->has((int) $row->owner_id);
        }
    }

    protected function row(stdClass $row, ListContext $context): CredentialRow
    {
        $rotateOn = $row->rotate_on === null ? null : CarbonImmutable::parse($row->rotate_on, $this->timezone);

        return DataFactory::make(CredentialRow::class, $row, [
            'days_left' => $rotateOn === null ? null : (int) round($this->today()->diffInDays($rotateOn)),
        ]);
    }

    private function today(): CarbonImmutable
    {
        return CarbonImmutable::now($this->timezone)->startOfDay();
    }
}
