<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Models\IpSighting;
use App\Services\Intake\Bulk\BulkOutcome;
use Illuminate\Support\Arr;

/** Counts sightings into their rows. Calls that count into the same row at the same moment lose none. */
final readonly class SightingLog
{
    /** Far below the parameters that a statement may have on any of the databases. */
    private const ROWS_A_STATEMENT = 500;

    private const KEY = ['client_id', 'ip', 'device_hash'];

    private const COUNTED = ['place', 'first_seen_at', 'last_seen_at', 'hits'];

    /**
     * Call it inside the transaction of the work. Three queries for every 500 sightings.
     *
     * @param  array<int, NewIpSighting>  $sightings
     * @param  array<array-key, int>  $clients  ids by PIN
     */
    public function write(array $sightings, array $clients): BulkOutcome
    {
        $keyed = [];
        foreach ($sightings as $sighting) {
            $keyed["{$clients[$sighting->client_pin]} {$sighting->ip} {$sighting->device_hash}"][] = $sighting;
        }
        // Always in one order: two calls that wait for each other would be a deadlock.
        ksort($keyed, SORT_STRING);

        $created = 0;
        foreach (array_chunk($keyed, self::ROWS_A_STATEMENT, preserve_keys: true) as $chunk) {
            $created += $this->count($chunk, $clients);
        }

        return new BulkOutcome($created, count($sightings) - $created, 0, []);
    }

    /**
     * @param  array<string, non-empty-list<NewIpSighting>>  $keyed
     * @param  array<array-key, int>  $clients
     * @return int how many rows are new
     */
    private function count(array $keyed, array $clients): int
    {
        $rows = $this->hold($keyed, $clients);
        $created = 0;

        foreach ($keyed as $key => $sightings) {
            $created += $rows[$key]->hits === 0 ? 1 : 0;
            foreach ($sightings as $sighting) {
                $this->add($rows[$key], $sighting);
            }
        }
        $values = array_map(static fn (IpSighting $row): array => Arr::only($row->getAttributes(), [...self::KEY, ...self::COUNTED]), array_values($rows));
        IpSighting::query()->upsert($values, self::KEY, self::COUNTED);

        return $created;
    }

    /**
     * Makes the rows that are missing, without a hit, and locks the others by touching them: on every database a row that is
     * written to belongs to its transaction until that ends.
     *
     * @param  array<string, non-empty-list<NewIpSighting>>  $keyed
     * @param  array<array-key, int>  $clients
     * @return array<string, IpSighting>
     */
    private function hold(array $keyed, array $clients): array
    {
        $rows = array_map(static fn (array $sightings): array => [
            'client_id' => $clients[$sightings[0]->client_pin], 'ip' => $sightings[0]->ip, 'device_hash' => $sightings[0]->device_hash,
            'first_seen_at' => $sightings[0]->seen_at, 'last_seen_at' => $sightings[0]->seen_at, 'hits' => 0,
        ], array_values($keyed));
        IpSighting::query()->upsert($rows, self::KEY, ['updated_at']);

        return array_intersect_key(IpSighting::query()
            ->whereIn('client_id', array_values(array_unique(array_column($rows, 'client_id'))))
            ->whereIn('ip', array_values(array_unique(array_column($rows, 'ip'))))
            ->get()
            ->keyBy(static fn (IpSighting $row): string => "{$row->client_id} {$row->ip} {$row->device_hash}")
            ->all(), $keyed);
    }

    private function add(IpSighting $row, NewIpSighting $sighting): void
    {
        if ($sighting->place !== null && ($row->place === null || $sighting->seen_at->greaterThanOrEqualTo($row->last_seen_at))) {
            $row->place = $sighting->place;
        }
        $row->hits++;
        $row->first_seen_at = $row->first_seen_at->min($sighting->seen_at);
        $row->last_seen_at = $row->last_seen_at->max($sighting->seen_at);
    }
}
