<?php

declare(strict_types=1);

namespace App\Queries\Clients\Timeline;

use App\Data\Clients\TimelineEntry;
use App\Enums\TimelineKind;
use App\Queries\Lists\Cursor;
use Closure;
use Illuminate\Database\Query\Builder;
use stdClass;

/** One table that a timeline reads. It has an index of the client, the time and the id. */
final readonly class TimelineSource
{
    /**
     * @param  string  $name  of one record, such as "deposit"; breaks ties between sources
     * @param  string  $time  the qualified column of its moment
     * @param  Builder  $rows  the client's rows, with the columns that $say needs
     * @param  Closure(stdClass): array{text: string, amount_cents?: int|null, state?: string|null}  $say
     * @param  string  $url  the page of the client that tells more
     */
    public function __construct(
        public TimelineKind $kind,
        public string $name,
        private string $table,
        private string $time,
        private Builder $rows,
        private Closure $say,
        private string $url,
    ) {}

    /**
     * The newest rows of the period that are older than the place of the cursor.
     *
     * @return list<stdClass> with `timeline_at` (UTC text) and `timeline_id`
     */
    public function older(?Cursor $place, TimelineFilters $filters, int $limit): array
    {
        $query = (clone $this->rows)->addSelect("{$this->time} as timeline_at", "{$this->table}.id as timeline_id")
            ->when($filters->from, fn (Builder $rows) => $rows->where($this->time, '>=', $filters->from))
            ->when($filters->until, fn (Builder $rows) => $rows->where($this->time, '<', $filters->until));

        if ($place !== null) {
            [$at, $name] = $place->values;
            // At the same moment the sources stand in the order of their names, so later names have not been shown yet.
            $query->where($this->time, $this->name < $name ? '<' : '<=', $at);
            if ($this->name === $name) {
                $query->where(fn (Builder $either) => $either->where($this->time, '<', $at)->orWhere("{$this->table}.id", '<', $place->id));
            }
        }

        return array_values($query->orderByDesc($this->time)->orderByDesc("{$this->table}.id")->limit($limit)->get()->all());
    }

    public function entry(stdClass $row): TimelineEntry
    {
        $said = ($this->say)($row);

        return new TimelineEntry(
            key: "{$this->name}:{$row->timeline_id}",
            kind: $this->kind,
            source: $this->name,
            at: substr_replace(substr((string) $row->timeline_at, 0, 19), 'T', 10, 1).'Z',
            text: $said['text'],
            amount_cents: $said['amount_cents'] ?? null,
            state: $said['state'] ?? null,
            url: $this->url,
        );
    }
}
