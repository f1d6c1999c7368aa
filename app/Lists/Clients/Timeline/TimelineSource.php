<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Data\Clients\TimelineEntry;
use App\Domain\Clients\History\AuditPresenter;
use App\Domain\Clients\History\ClientFieldPresenter;
use App\Enums\TimelineKind;
use App\Lists\Cursor;
use App\Models\Client;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use stdClass;

/** One table that a timeline reads. It has an index of the client, the time and the id. */
final readonly class TimelineSource
{
    /** The most columns that an entry uses. */
    private const SLOTS = 7;

    /**
     * @param  string  $name  of one record, such as "deposit"; breaks ties between sources
     * @param  string  $time  the qualified column of its time
     * @param  string  $page  the client page with the details, as in its route name
     * @param  list<string>  $columns  that $say needs, read as text; booleans are spelled as in the database
     * @param  Closure(stdClass, ClientFieldPresenter): array{text: string, amount_cents?: int|null, state?: string|null}  $say
     * @param  Closure(Builder): Builder  $rows  narrows the rows of the client, joins tables, or replaces them when the client is in another column
     */
    public function __construct(
        private Client $client,
        public TimelineKind $kind,
        public string $name,
        private string $time,
        private string $page,
        private array $columns,
        private Closure $say,
        private Closure $rows,
    ) {}

    /**
     * The newest rows of the period before the cursor. Each has its source's position, `timeline_at` (UTC text), `timeline_id`
     * and the columns of $say in slots, so that one union reads all sources.
     */
    public function older(?Cursor $place, TimelineFilters $filters, int $limit, int $position): Builder
    {
        $table = Str::before($this->time, '.');
        $own = DB::table($table)->where("{$table}.client_id", $this->client->id);
        $query = ($this->rows)($own)->selectRaw("{$position} as timeline_source")
            ->addSelect("{$this->time} as timeline_at", "{$table}.id as timeline_id")
            ->when($filters->from, fn (Builder $rows) => $rows->where($this->time, '>=', $filters->from))
            ->when($filters->until, fn (Builder $rows) => $rows->where($this->time, '<', $filters->until));
        $this->selectSlots($query);

        if ($place !== null) {
            [$at, $name] = $place->values;
            // At the same time, sources are in the order of their names, so later names have not been shown yet.
            $query->where($this->time, $this->name < $name ? '<' : '<=', $at);
            if ($this->name === $name) {
                $query->where(fn (Builder $either) => $either->where($this->time, '<', $at)->orWhere("{$table}.id", '<', $place->id));
            }
        }

        return $query->orderByDesc($this->time)->orderByDesc("{$table}.id")->limit($limit);
    }

    /** @return list<array<string, mixed>> the values before and after an audited change; none of other sources */
    public function auditedValues(stdClass $row): array
    {
        $named = $this->named($row);

        return isset($named->before, $named->after) ? [AuditPresenter::decode($named->before), AuditPresenter::decode($named->after)] : [];
    }

    public function entry(stdClass $row, ClientFieldPresenter $values): TimelineEntry
    {
        $said = ($this->say)($this->named($row), $values);

        return new TimelineEntry(
            key: "{$this->name}:{$row->timeline_id}",
            kind: $this->kind,
            source: $this->name,
            at: substr_replace(substr((string) $row->timeline_at, 0, 19), 'T', 10, 1).'Z',
            text: $said['text'],
            amount_cents: $said['amount_cents'] ?? null,
            state: $said['state'] ?? null,
            url: route("clients.{$this->page}", $this->client->id, absolute: false),
        );
    }

    /** Whether a boolean column is true: databases write 1 or true. */
    public static function isTrue(?string $text): bool
    {
        return in_array($text, ['1', 'true'], true);
    }

    private function selectSlots(Builder $query): void
    {
        $grammar = $query->getGrammar();
        $type = DB::getDriverName() === 'sqlite' || DB::getDriverName() === 'pgsql' ? 'text' : 'char';
        for ($slot = 0; $slot < self::SLOTS; $slot++) {
            $column = isset($this->columns[$slot]) ? $grammar->wrap(Str::before($this->columns[$slot], ' as ')) : 'null';
            $query->selectRaw("cast({$column} as {$type}) as slot_{$slot}");
        }
    }

    private function named(stdClass $row): stdClass
    {
        $named = new stdClass;
        foreach ($this->columns as $slot => $column) {
            $named->{Str::afterLast(Str::after($column, ' as '), '.')} = $row->{"slot_{$slot}"};
        }

        return $named;
    }
}
