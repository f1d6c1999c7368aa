<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Data\Clients\IpCompanion;
use App\Data\Clients\IpSightingRow;
use App\Domain\Clients\IpCompanions;
use App\Lists\Column;
use App\Lists\Filters\ConditionFilter;
use App\Lists\Filters\FilterKind;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\Client;
use App\Support\DataFactory;
use App\Support\LikeText;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The IP addresses of the client in the scope, each with the other clients seen on it.
 *
 * @extends ListDefinition<IpSightingRow>
 */
final readonly class IpSightingList extends ListDefinition
{
    public const KEY = 'sightings';

    public const TITLE = 'IP report';

    public const ID_COLUMN = 'ip_sightings.id';

    public const DEFAULT_ORDER = '-last_seen_at';

    public const NOUN = 'addresses';

    public const FILENAME = 'ip-report';

    public const SEARCH_HINT = 'Address or place…';

    public function __construct(private IpCompanions $companions) {}

    public function sorts(): array
    {
        return [
            Sort::by('last_seen_at', 'ip_sightings.last_seen_at'),
            Sort::by('first_seen_at', 'ip_sightings.first_seen_at'),
            Sort::by('hits', 'ip_sightings.hits'),
        ];
    }

    public function filters(ListContext $context): array
    {
        return [new ConditionFilter(
            'shared', 'Shared', FilterKind::Boolean, '[01]', self::sharedOnly(...),
            ['trueLabel' => 'With other clients', 'falseLabel' => 'All'], 'Shared is answered by yes or no.',
        )];
    }

    public function columns(): array
    {
        return [
            Column::of('ip', 'Address')->csv()->csv('Known device', static fn (IpSightingRow $row): bool => $row->has_device),
            Column::of('place', 'Place')->csv(),
            Column::of('other_clients', 'Other clients')
                ->csv(
                    value: static fn (IpSightingRow $row): int|string => $row->other_clients_is_capped
                        ? "{$row->other_clients} or more"
                        : $row->other_clients,
                )
                ->csv(
                    'Among them',
                    static fn (IpSightingRow $row): string => implode(
                        ', ',
                        array_map(
                            static fn (IpCompanion $other): string => "{$other->full_name} ({$other->pin})",
                            $row->companions,
                        ),
                    ),
                ),
            Column::of('hits', 'Sign-ins', sort: 'hits')->csv(),
            Column::of('first_seen_at', 'First seen', sort: 'first_seen_at')->csvTime(),
            Column::of('last_seen_at', 'Last seen', sort: 'last_seen_at')->csvTime(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('ip_sightings')->where('ip_sightings.client_id', $context->scope(Client::class)->id);
    }

    /** One client has few sightings, so LIKE may read them all. */
    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $rows->where(
            static fn (Builder $any): Builder => LikeText::begins(
                LikeText::begins($any, 'ip_sightings.ip', $text),
                'ip_sightings.place',
                $text,
                'or',
            ),
        );
    }

    protected function load(array $rows, ListContext $context): void
    {
        $companions = $this->companions->of($context->scope(Client::class), $rows);
        foreach ($rows as $row) {
            $row->others = $companions[$row->ip] ?? ['count' => 0, 'shown' => []];
        }
    }

    protected function row(stdClass $row, ListContext $context): IpSightingRow
    {
        return DataFactory::make(IpSightingRow::class, $row, [
            'has_device' => $row->device_hash !== '',
            'other_clients' => $row->others['count'],
            'other_clients_is_capped' => $row->others['count'] === IpCompanions::MOST,
            'companions' => $row->others['shown'],
        ]);
    }

    /** `1` keeps the addresses on which other clients were seen; `0` keeps all. */
    private static function sharedOnly(Builder $sightings, string $value): Builder
    {
        return $value === '0'
            ? $sightings
            : $sightings->whereExists(
                static fn (Builder $others): Builder => $others
                    ->selectRaw('1')
                    ->from('ip_sightings as others')
                    ->whereColumn('others.ip', 'ip_sightings.ip')
                    ->whereColumn('others.client_id', '<>', 'ip_sightings.client_id'),
            );
    }
}
