<?php

declare(strict_types=1);

namespace App\Services\Matching;

use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
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
            foreach ($this->neighbours($frontier) as $pair) {
                $to = (int) $pair->client_id;
                if (! isset($ways[$to]) && count($ways) <= self::MOST_PEOPLE) {
                    $ways[$to] = [...$ways[(int) $pair->from_id], [MatchReasonKind::from($pair->kind), $to]];
                    $next[] = $to;
                }
            }
            $frontier = array_slice($next, 0, self::FRONTIER);
        }
        unset($ways[$clientId]);

        return $ways;
    }

    /**
     * One statement for all kinds; a shared bank account is the closest of ties, a shared connection the loosest.
     *
     * @param  list<int>  $frontier
     * @return Collection<int, stdClass> kind, from whom and to whom
     */
    private function neighbours(array $frontier): Collection
    {
        $all = null;
        foreach (array_keys(self::TRACES) as $place => $kind) {
            $part = DB::query()->fromSub($this->sharers($kind, $frontier), $kind)->select(['from_id', 'client_id'])->selectRaw("'{$kind}' as kind, {$place} as place");
            $all = $all === null ? $part : $all->unionAll($part);
        }

        return $all?->orderBy('place')->orderBy('from_id')->orderBy('client_id')->get() ?? collect();
    }

    /**
     * Who else uses what these clients use, where so few do that it says something.
     *
     * @param  list<int>  $frontier
     */
    private function sharers(string $kind, array $frontier): Builder
    {
        [$table, $column, $public] = self::TRACES[$kind];
        $oneTooMany = static fn (Builder $counted): Builder => $counted->from($table, 'counted')
            ->join('clients as counted_clients', 'counted_clients.id', '=', 'counted.client_id')->whereNull('counted_clients.deleted_at')
            ->whereColumn("counted.{$column}", "own.{$column}")
            ->distinct()->select('counted.client_id')->orderBy('counted.client_id')->offset($public - 1)->limit(1);

        return DB::table("{$table} as own")
            ->join("{$table} as theirs", "theirs.{$column}", '=', "own.{$column}")
            ->join('clients', 'clients.id', '=', 'theirs.client_id')->whereNull('clients.deleted_at')
            ->whereIn('own.client_id', $frontier)->where("own.{$column}", '!=', '')->whereColumn('theirs.client_id', '!=', 'own.client_id')
            // Stops at the first client too many, however many thousands there are.
            ->where($oneTooMany, '=', null)
            ->distinct()->limit(self::ROWS)->select(['own.client_id as from_id', 'theirs.client_id']);
    }
}
