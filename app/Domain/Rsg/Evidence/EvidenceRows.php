<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;

/** The rows of the records of an evidence pack. */
final readonly class EvidenceRows
{
    public function __construct(private EvidenceScope $scope) {}

    /**
     * @param  string  $morph  such as `notes.subject`
     * @param  array<string, string>  $more  tables of the clients' records that also have such rows, by type: `['rsg_event' => 'rsg_events']`
     */
    public function ofPeople(string $morph, array $more = []): Builder
    {
        return DB::table(Str::before($morph, '.'))->where(function (Builder $any) use ($morph, $more): void {
            foreach (array_filter($this->scope->people()) as $type => $ids) {
                $any->orWhere(static fn (Builder $own): Builder => $own->where("{$morph}_type", $type)->whereIntegerInRaw("{$morph}_id", $ids));
            }
            foreach ($more as $type => $table) {
                $any->orWhere(fn (Builder $own): Builder => $own->where("{$morph}_type", $type)
                    ->whereIn("{$morph}_id", $this->clientsOf($table)->select("{$table}.id")));
            }
        });
    }

    /** @param  Builder|null  $more  ids of further rows */
    public function clientsOf(string $table, ?Builder $more = null): Builder
    {
        return DB::table($table)->where(fn (Builder $any): Builder => $any->whereIntegerInRaw("{$table}.client_id", $this->scope->clients)
            ->when($more !== null, static fn (Builder $also): Builder => $also->orWhereIn("{$table}.id", $more ?? [])));
    }

    /** The clients' rows of the period. */
    public function ofClients(string $table, string $time = 'created_at'): Builder
    {
        return $this->between($this->clientsOf($table), "{$table}.{$time}");
    }

    /** Rows of the period. */
    public function between(Builder $rows, string $time): Builder
    {
        return $this->toDate($rows, $time)->where($time, '>=', $this->scope->startsAt);
    }

    /** Rows until the end of the period. */
    public function toDate(Builder $rows, string $time): Builder
    {
        return $rows->where($time, '<', $this->scope->endsAt);
    }
}
