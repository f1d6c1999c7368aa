<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Data\Clients\IpCompanion;
use App\Models\Client;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Other clients seen on the same IP addresses. A café may have thousands, so they are counted up to a limit. */
final readonly class IpCompanions
{
    public const MOST = 100;

    private const SHOWN = 5;

    /**
     * Two queries for any number of addresses.
     *
     * @param  list<stdClass>  $sightings  rows with ip and device_hash
     * @return array<string, array{count: int, shown: list<IpCompanion>}> by address
     */
    public function of(Client $client, array $sightings): array
    {
        $ips = array_values(array_unique(array_column($sightings, 'ip')));
        if ($ips === []) {
            return [];
        }

        $devices = array_filter(array_column($sightings, 'device_hash'), static fn (string $hash): bool => $hash !== '');
        /** @var Collection<string, Collection<int, stdClass>> $others */
        $others = $this->others($client, $ips)->get()
            // Before a client's other devices are dropped, and before only a few clients are named.
            ->sortByDesc(static fn (stdClass $row): bool => in_array($row->device_hash, $devices, true))
            ->unique(static fn (stdClass $row): string => "{$row->ip} {$row->client_id}")->groupBy('ip');
        $shown = $others->flatMap(static fn (Collection $rows): Collection => $rows->take(self::SHOWN))->pluck('client_id')->unique();
        $people = Client::query()->whereKey($shown->all())->get(['id', 'first_name', 'last_name', 'pin'])->keyBy('id');

        return $others->map(static fn (Collection $rows): array => [
            'count' => min($rows->count(), self::MOST),
            'shown' => array_values($rows->take(self::SHOWN)->filter(static fn (stdClass $row): bool => $people->has($row->client_id))
                ->map(static fn (stdClass $row): IpCompanion => new IpCompanion(
                    (int) $row->client_id,
                    $people[$row->client_id]->full_name,
                    $people[$row->client_id]->pin,
                    in_array($row->device_hash, $devices, true),
                ))->all()),
        ])->all();
    }

    /**
     * One limited read of the index (ip, client_id) for each address.
     *
     * @param  non-empty-list<string>  $ips
     */
    private function others(Client $client, array $ips): Builder
    {
        $all = null;
        foreach ($ips as $ip) {
            $one = DB::query()->fromSub(
                DB::table('ip_sightings')->select('ip', 'client_id', 'device_hash')->where('ip', $ip)->where('client_id', '<>', $client->id)
                    ->orderBy('client_id')->limit(2 * self::MOST),
                'one',
            );
            $all = $all?->unionAll($one) ?? $one;
        }

        return $all;
    }
}
