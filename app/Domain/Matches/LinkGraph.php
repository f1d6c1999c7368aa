<?php

declare(strict_types=1);

namespace App\Domain\Matches;

use App\Domain\People\MatchReasonKind;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Clients linked by bank accounts, devices and connections: client A – same device – client C – same bank account – client B. Public ones don't link. */
final readonly class LinkGraph
{
    public const DEPTH = 3;

    private const MOST_PEOPLE = 30;

    /** Clients and rows per step. */
    private const FRONTIER = 30;

    private const ROWS = 400;

    /** kind => table, column, and the number of clients that makes it public */
    private const TRACES = [
        'bank_account' => ['bank_accounts', 'fingerprint', 12],
        'device' => ['ip_sightings', 'device_hash', 12],
        'ip_address' => ['ip_sightings', 'ip', 6],
    ];

    /** @return array<int, list<array{MatchReasonKind, int}>> by client: the shortest path, as the kind of link and the next client */
    public function from(int $clientId): array
    {
        $paths = [$clientId => []];
        $frontier = [$clientId];
        for ($step = 1; $step <= self::DEPTH && $frontier !== [] && count($paths) <= self::MOST_PEOPLE; $step++) {
            $next = [];
            foreach ($this->neighbours($frontier) as $pair) {
                $to = (int) $pair->client_id;
                if (! isset($paths[$to]) && count($paths) <= self::MOST_PEOPLE) {
                    $paths[$to] = [...$paths[(int) $pair->from_id], [MatchReasonKind::from($pair->kind), $to]];
                    $next[] = $to;
                }
            }
            $frontier = array_slice($next, 0, self::FRONTIER);
        }
        unset($paths[$clientId]);

        return $paths;
    }

    /**
     * One query for all kinds, strongest first: bank account, device, connection.
     *
     * @param  list<int>  $frontier
     * @return Collection<int, stdClass> kind, from_id and client_id
     */
    private function neighbours(array $frontier): Collection
    {
        $all = null;
        foreach (array_keys(self::TRACES) as $place => $kind) {
            $part = DB::query()
                ->fromSub($this->sharers($kind, $frontier), $kind)
                ->select(['from_id', 'client_id'])
                ->selectRaw("'{$kind}' as kind, {$place} as place");
            $all = $all === null ? $part : $all->unionAll($part);
        }

        return $all?->orderBy('place')->orderBy('from_id')->orderBy('client_id')->get() ?? collect();
    }

    /**
     * Other clients that use the same, unless it is public.
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
            // Stops counting at the limit.
            ->where($oneTooMany, '=', null)
            ->distinct()->limit(self::ROWS)->select(['own.client_id as from_id', 'theirs.client_id']);
    }
}
