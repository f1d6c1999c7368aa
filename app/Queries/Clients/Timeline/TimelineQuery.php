<?php

declare(strict_types=1);

namespace App\Queries\Clients\Timeline;

use App\Data\Clients\TimelineEntry;
use App\Data\Clients\TimelineSlice;
use App\Data\Lists\Choice;
use App\Enums\TimelineKind;
use App\Models\Client;
use App\Models\User;
use App\Queries\Lists\Cursor;
use App\Queries\Lists\ListOrder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Everything that happened with one client, from all its tables, newest first.
 *
 * Each source gives its next few rows straight from its index and the newest of all of them make the page, so that page 100
 * costs what page 1 costs, and all of it is one statement. The cursor is one place in time: the moment, the source and the id of the last line shown.
 */
final readonly class TimelineQuery
{
    private const PER_PAGE = 40;

    public function __construct(private MoneySources $money, private ContactSources $contact, private ProtectionSources $protection, private StaffSources $staff) {}

    public function slice(Client $client, User $viewer, TimelineFilters $filters, ?Cursor $place): TimelineSlice
    {
        $sources = array_values(array_filter($this->sources($client, $viewer), static fn (TimelineSource $source): bool => $filters->wants($source->kind)));
        usort($sources, static fn (TimelineSource $one, TimelineSource $other): int => $one->name <=> $other->name);
        $rows = $this->newest($sources, $filters, $place);
        $shown = array_slice($rows, 0, self::PER_PAGE);

        return new TimelineSlice(
            array_map(static fn (stdClass $row): TimelineEntry => $sources[(int) $row->timeline_source]->entry($row), $shown),
            count($rows) > self::PER_PAGE ? $this->placeOf($sources, $shown[self::PER_PAGE - 1])->encode(self::order()) : null,
        );
    }

    /**
     * One statement over all sources, each of which gives no more than a page.
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

        return array_values($all?->orderByDesc('timeline_at')->orderBy('timeline_source')->orderByDesc('timeline_id')->limit(self::PER_PAGE + 1)->get()->all() ?? []);
    }

    /** @return list<Choice> the kinds that this person sees */
    public function kinds(Client $client, User $viewer): array
    {
        $seen = array_map(static fn (TimelineSource $source): TimelineKind => $source->kind, $this->sources($client, $viewer));

        return array_values(array_map(
            static fn (TimelineKind $kind): Choice => new Choice($kind->value, $kind->label()),
            array_filter(TimelineKind::cases(), static fn (TimelineKind $kind): bool => in_array($kind, $seen, true)),
        ));
    }

    public static function order(): ListOrder
    {
        return new ListOrder(TimelineSort::At, descending: true);
    }

    /** @return list<TimelineSource> */
    private function sources(Client $client, User $viewer): array
    {
        return [
            ...$this->money->of($client, $viewer),
            ...$this->contact->of($client, $viewer),
            ...$this->protection->of($client),
            ...$this->staff->of($client),
        ];
    }

    /** @param  list<TimelineSource>  $sources */
    private function placeOf(array $sources, stdClass $row): Cursor
    {
        return new Cursor([(string) $row->timeline_at, $sources[(int) $row->timeline_source]->name], (int) $row->timeline_id, false);
    }
}
