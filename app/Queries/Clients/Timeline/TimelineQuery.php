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
use stdClass;

/**
 * Everything that happened with one client, from all its tables, newest first.
 *
 * Each source gives its next few rows straight from its index and the newest of all of them make the page, so that page 100
 * costs what page 1 costs. The cursor is one place in time: the moment, the source and the id of the last line shown.
 */
final readonly class TimelineQuery
{
    private const PER_PAGE = 40;

    public function __construct(private MoneySources $money, private ContactSources $contact, private ProtectionSources $protection, private StaffSources $staff) {}

    public function slice(Client $client, User $viewer, TimelineFilters $filters, ?Cursor $place): TimelineSlice
    {
        $found = [];
        foreach ($this->sources($client, $viewer) as $source) {
            if (! $filters->wants($source->kind)) {
                continue;
            }
            foreach ($source->older($place, $filters, self::PER_PAGE + 1) as $row) {
                $found[] = [$source, $row];
            }
        }
        usort($found, self::newestFirst(...));
        $shown = array_slice($found, 0, self::PER_PAGE);

        return new TimelineSlice(
            array_map(static fn (array $line): TimelineEntry => $line[0]->entry($line[1]), $shown),
            count($found) > self::PER_PAGE && $shown !== [] ? $this->placeOf(...$shown[self::PER_PAGE - 1])->encode(self::order()) : null,
        );
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

    /**
     * @param  array{TimelineSource, stdClass}  $one
     * @param  array{TimelineSource, stdClass}  $other
     */
    private static function newestFirst(array $one, array $other): int
    {
        return [$other[1]->timeline_at, $one[0]->name, (int) $other[1]->timeline_id] <=> [$one[1]->timeline_at, $other[0]->name, (int) $one[1]->timeline_id];
    }

    private function placeOf(TimelineSource $source, stdClass $row): Cursor
    {
        return new Cursor([(string) $row->timeline_at, $source->name], (int) $row->timeline_id, false);
    }
}
