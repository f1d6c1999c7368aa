<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Ends an open address when the DB client has a later one. */
final readonly class ExpireAddresses implements Cleaner
{
    public function plan(array $ids): array
    {
        $open = DB::table('db_addresses')->whereIn('id', $ids)->whereNull('to_on')->orderBy('id')->get(['id', 'db_client_id', 'from_on']);
        $others = DB::table('db_addresses')->whereIn('db_client_id', $open->pluck('db_client_id')->unique())->whereNotNull('from_on')
            ->get(['id', 'db_client_id', 'from_on'])->groupBy('db_client_id');
        $changes = [];
        foreach ($open as $row) {
            $begins = self::day($row->from_on) ?? '';
            $next = $others->get($row->db_client_id)?->map(static fn (stdClass $other): string => (string) self::day($other->from_on))
                ->filter(static fn (string $day): bool => $day > $begins)->sort()->first();
            if ($next !== null) {
                $changes[] = new Change('db_address', (int) $row->id, (int) $row->db_client_id, ['to_on' => null], ['to_on' => CarbonImmutable::parse($next, 'UTC')->subDay()->toDateString()]);
            }
        }

        return $changes;
    }

    private static function day(?string $stored): ?string
    {
        return $stored === null ? null : substr($stored, 0, 10);
    }
}
