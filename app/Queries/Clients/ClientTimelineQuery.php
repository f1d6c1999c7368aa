<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\TimelineEntry;
use App\Data\Clients\TimelineSlice;
use App\Data\Lists\Choice;
use App\Domain\Clients\History\ClientFieldPresenter;
use App\Domain\Clients\History\ClientPast;
use App\Enums\TimelineKind;
use App\Lists\Clients\Timeline\TimelineFilters;
use App\Lists\Clients\Timeline\TimelineSource;
use App\Lists\Clients\Timeline\TimelineSources;
use App\Lists\Cursor;
use App\Lists\ListOrder;
use App\Lists\Sort;
use App\Models\Client;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The timeline of one client, from all its tables, newest first.
 *
 * One statement reads the next rows of each source straight from its index and keeps the newest, so page 100 costs the same
 * as page 1. The cursor holds the time, source and id of the last entry shown.
 */
final readonly class ClientTimelineQuery
{
    private const PER_PAGE = 40;

    /** @param  ClientPast|null  $past  to show the records as they were at that time */
    public function slice(Client $client, User $viewer, TimelineFilters $filters, ?Cursor $place, ?ClientPast $past = null): TimelineSlice
    {
        $filters = $past === null ? $filters : $filters->until($past->moment);
        $sources = array_values(
            array_filter(
                TimelineSources::of($client, $viewer, $past),
                static fn (TimelineSource $source): bool => $filters->wants($source->kind),
            ),
        );
        usort($sources, static fn (TimelineSource $one, TimelineSource $other): int => $one->name <=> $other->name);
        $rows = $this->newest($sources, $filters, $place);
        $shown = array_slice($rows, 0, self::PER_PAGE);
        $values = ClientFieldPresenter::over(
            array_merge(
                ...array_map(
                    static fn (stdClass $row): array => $sources[(int) $row->timeline_source]->auditedValues($row),
                    $shown,
                ),
            ),
            $viewer,
        );

        return new TimelineSlice(
            array_map(static fn (stdClass $row): TimelineEntry => $sources[(int) $row->timeline_source]->entry($row, $values), $shown),
            count($rows) > self::PER_PAGE ? $this->placeOf($sources, $shown[self::PER_PAGE - 1])->encode(self::order()) : null,
        );
    }

    /**
     * One statement over all sources. Each gives at most one page.
     *
     * @param  list<TimelineSource>  $sources  by name
     * @return list<stdClass>
     */
    private function newest(array $sources, TimelineFilters $filters, ?Cursor $place): array
    {
        $all = null;
        foreach ($sources as $position => $source) {
            $part = DB::query()->fromSub($source->older($place, $filters, self::PER_PAGE + 1, $position), "source{$position}");
            $all = $all === null ? $part : $all->unionAll($part);
        }

        return array_values(
            $all
                ?->orderByDesc('timeline_at')
                ->orderBy('timeline_source')
                ->orderByDesc('timeline_id')
                ->limit(self::PER_PAGE + 1)
                ->get()
                ->all() ?? [],
        );
    }

    /** @return list<Choice> the kinds that the viewer may see */
    public function kinds(Client $client, User $viewer): array
    {
        $seen = array_map(static fn (TimelineSource $source): TimelineKind => $source->kind, TimelineSources::of($client, $viewer, null));

        return array_values(array_map(
            static fn (TimelineKind $kind): Choice => new Choice($kind->value, $kind->label()),
            array_filter(TimelineKind::cases(), static fn (TimelineKind $kind): bool => in_array($kind, $seen, true)),
        ));
    }

    /** Newest first. The source breaks ties between records of several tables. */
    public static function order(): ListOrder
    {
        return new ListOrder(Sort::by('at', 'at', 'source'), descending: true);
    }

    /** @param  list<TimelineSource>  $sources */
    private function placeOf(array $sources, stdClass $row): Cursor
    {
        return new Cursor([(string) $row->timeline_at, $sources[(int) $row->timeline_source]->name], (int) $row->timeline_id, false);
    }
}
