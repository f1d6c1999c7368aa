<?php

declare(strict_types=1);

namespace App\Queries\Automations;

use App\Data\Automations\MarketChoice;
use App\Data\Lists\Choice;
use App\Models\Sport;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Choices of forms and filters. The tables are short: staff write them. */
final readonly class MappingChoicesQuery
{
    /** @return list<Choice> */
    public function sports(): array
    {
        return Choice::of(Sport::query()->orderBy('name')->get(['id', 'name']), 'name');
    }

    /** @return list<Choice> with their sports */
    public function sportTypes(): array
    {
        return array_values(DB::table('sport_types')->join('sports', 'sports.id', '=', 'sport_types.sport_id')->whereNull('sport_types.deleted_at')
            ->orderBy('sports.name')->orderBy('sport_types.name')->get(['sport_types.id', 'sport_types.name', 'sports.name as sport'])
            ->map(static fn (stdClass $row): Choice => new Choice((string) $row->id, "{$row->name}, {$row->sport}"))->all());
    }

    /** @return list<MarketChoice> */
    public function markets(): array
    {
        return array_values(
            DB::table('genweb_markets')
                ->join('sport_types', 'sport_types.id', '=', 'genweb_markets.sport_type_id')
                ->whereNull('genweb_markets.deleted_at')
                ->orderBy('genweb_markets.name')
                ->orderBy('sport_types.name')
                ->get([
                    'genweb_markets.id',
                    'genweb_markets.name',
                    'sport_type_id',
                    'is_enabled',
                    'sport_types.name as sport_type',
                ])
                ->map(
                    static fn (stdClass $row): MarketChoice => new MarketChoice(
                        (string) $row->id,
                        $row->name.($row->is_enabled ? '' : ' (disabled)'),
                        $row->sport_type,
                        (string) $row->sport_type_id,
                    ),
                )
                ->all(),
        );
    }
}
