<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\IpSightingRow;
use App\Data\Lists\ListMeta;
use App\Models\Client;
use App\Queries\Lists\KeysetPage;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The addresses a client was seen on, each with the other clients on it. */
final readonly class ClientIpReportQuery
{
    public function __construct(private ListReader $reader, private IpCompanionsQuery $companions) {}

    /** @return array{list<IpSightingRow>, ListMeta} */
    public function page(Client $client, IpSightingFilters $filters, ListState $state): array
    {
        $filtered = $filters->apply(DB::table('ip_sightings')->where('ip_sightings.client_id', $client->id));
        $page = $this->reader->page((clone $filtered)->select([
            'ip_sightings.id', 'ip_sightings.ip', 'ip_sightings.place', 'ip_sightings.device_hash', 'ip_sightings.first_seen_at',
            'ip_sightings.last_seen_at', 'ip_sightings.hits',
        ]), 'ip_sightings.id', $state);

        return [$this->rows($client, $page), $this->reader->meta($filtered, $page, $state)];
    }

    /** @return list<IpSightingRow> */
    private function rows(Client $client, KeysetPage $page): array
    {
        $companions = $this->companions->of($client, $page->rows);

        return array_map(static fn (stdClass $row): IpSightingRow => new IpSightingRow(
            id: (int) $row->id,
            ip: $row->ip,
            place: $row->place,
            has_device: $row->device_hash !== '',
            first_seen_at: (string) UtcTime::iso($row->first_seen_at),
            last_seen_at: (string) UtcTime::iso($row->last_seen_at),
            hits: (int) $row->hits,
            other_clients: $companions[$row->ip]['count'] ?? 0,
            other_clients_is_capped: ($companions[$row->ip]['count'] ?? 0) === IpCompanionsQuery::MOST,
            companions: $companions[$row->ip]['shown'] ?? [],
        ), $page->rows);
    }
}
