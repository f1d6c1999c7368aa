<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Clients\ClientPins;
use App\Domain\Intake\Bulk\BulkOutcome;
use App\Domain\Intake\Bulk\RefusedRow;
use App\Domain\Intake\NewIpSighting;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\IpSighting;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;

/**
 * Stores IP sightings: one row per client, IP address and device, with the count and the first and last time. Simultaneous calls
 * lose no count.
 */
final readonly class ReceiveIpSightings
{
    /** Far below every database's limit of parameters. */
    private const ROWS_PER_STATEMENT = 500;

    private const KEY = ['client_id', 'ip', 'device_hash'];

    private const COUNTED = ['place', 'first_seen_at', 'last_seen_at', 'hits'];

    public function __construct(private AuditTrail $audit) {}

    /**
     * It takes three queries per 500 sightings.
     *
     * @param  array<int, NewIpSighting>  $sightings  by their index in the call; rows with an unknown PIN are refused
     */
    public function handle(array $sightings): BulkOutcome
    {
        return DB::transaction(function () use ($sightings): BulkOutcome {
            $clients = ClientPins::ids(array_values(array_unique(array_column($sightings, 'client_pin'))));
            $keyed = $refused = [];
            foreach ($sightings as $index => $sighting) {
                if (isset($clients[$sighting->client_pin])) {
                    $keyed["{$clients[$sighting->client_pin]} {$sighting->ip} {$sighting->device_hash}"][] = $sighting;
                } else {
                    $refused[] = new RefusedRow($index, $sighting->client_pin, 'No client has this PIN.');
                }
            }
            // The same order in every call prevents deadlocks.
            ksort($keyed, SORT_STRING);

            $created = 0;
            foreach (array_chunk($keyed, self::ROWS_PER_STATEMENT, preserve_keys: true) as $chunk) {
                $created += $this->count($chunk, $clients);
            }
            $updated = count($sightings) - count($refused) - $created;
            if ($keyed !== []) {
                $this->audit->record(
                    'ip_sightings.received',
                    after: ['source' => 'intake', 'created' => $created, 'updated' => $updated, 'refused' => count($refused)],
                );
            }

            return new BulkOutcome($created, $updated, 0, $refused);
        });
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
     * Creates missing rows with zero hits and locks the others by updating them, which works on every database.
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
