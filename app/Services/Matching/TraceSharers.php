<?php

declare(strict_types=1);

namespace App\Services\Matching;

use Illuminate\Support\Facades\DB;

/** How many clients use a connection or device: a public one says nothing about who somebody is. */
final readonly class TraceSharers
{
    /** Shared by more than this many, it is public. */
    public const PUBLIC_FROM = 21;

    /** Sightings read of one connection; a client may have several on it. */
    private const SIGHTINGS = 60;

    /** @return array<string, int> clients by IP address or device, counted no further than public */
    public function of(PersonFacts $facts): array
    {
        $sharers = [];
        foreach (['device_hash' => $facts->devices, 'ip' => $facts->ips] as $column => $values) {
            $all = null;
            foreach ($values as $index => $value) {
                $part = DB::query()->fromSub(DB::table('ip_sightings')->where($column, $value)->select("{$column} as trace", 'client_id')->limit(self::SIGHTINGS), "trace{$index}")->select('trace', 'client_id');
                $all = $all === null ? $part : $all->unionAll($part);
            }
            foreach ($all?->get()->groupBy('trace') ?? [] as $trace => $rows) {
                $sharers[(string) $trace] = $rows->count() >= self::SIGHTINGS ? self::PUBLIC_FROM : min(self::PUBLIC_FROM, $rows->unique('client_id')->count());
            }
        }

        return $sharers;
    }
}
