<?php

declare(strict_types=1);

namespace App\Services\Matching;

use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Who is linked to a client by money and devices: client A – same device – client C – same bank account – client B. What many
 * share links nobody, and each step reads a capped part of an index.
 */
final readonly class LinkGraph
{
    public const DEPTH = 3;

    private const MOST_PEOPLE = 30;

    /** Clients looked on from, and rows read, at each step. */
    private const FRONTIER = 30;

    private const ROWS = 400;

    /** kind => table, column, and the number of clients from which on it is public */
    private const TRACES = [
        'bank_account' => ['bank_accounts', 'fingerprint', 12],
        'device' => ['ip_sightings', 'device_hash', 12],
        'ip_address' => ['ip_sightings', 'ip', 6],
    ];

    /** @return array<int, list<array{MatchReasonKind, int}>> by client: the shortest way there, as what is shared and with whom */
    public function from(int $clientId): array
    {
        $ways = [$clientId => []];
        $frontier = [$clientId];
        for ($step = 1; $step <= self::DEPTH && $frontier !== [] && count($ways) <= self::MOST_PEOPLE; $step++) {
            $next = [];
            foreach (self::TRACES as $kind => [$table, $column, $public]) {
                foreach ($this->neighbours($frontier, $table, $column, $public) as [$from, $to]) {
                    if (! isset($ways[$to]) && count($ways) <= self::MOST_PEOPLE) {
                        $ways[$to] = [...$ways[$from], [MatchReasonKind::from($kind), $to]];
                        $next[] = $to;
                    }
                }
            }
            $frontier = array_slice($next, 0, self::FRONTIER);
        }
        unset($ways[$clientId]);

        return $ways;
    }

    /**
     * @param  list<int>  $frontier
     * @return list<array{int, int}> from whom to whom
     */
    private function neighbours(array $frontier, string $table, string $column, int $public): array
    {
        $own = DB::table($table)->whereIn('client_id', $frontier)->where($column, '!=', '')->distinct()->limit(self::ROWS)->get(['client_id', "{$column} as trace"]);
        $traces = array_values($own->pluck('trace')->unique()->all());
        if ($traces === []) {
            return [];
        }

        $users = DB::table($table)->join('clients', 'clients.id', '=', "{$table}.client_id")->whereNull('clients.deleted_at')
            ->whereIn($column, $traces)->distinct()->limit(self::ROWS)->get(["{$table}.client_id", "{$column} as trace"])->groupBy('trace');
        $pairs = [];
        foreach ($own as $row) {
            $others = $users->get($row->trace);
            if ($others === null || $others->count() >= $public) {
                continue;
            }
            foreach ($others as $other) {
                /** @var stdClass $other */
                $pairs[] = [(int) $row->client_id, (int) $other->client_id];
            }
        }

        return $pairs;
    }
}
