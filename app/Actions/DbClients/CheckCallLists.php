<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\DbClientImporter;
use App\Domain\DbClients\DbClientScope;
use App\Domain\Protection\ProtectionGate;
use Illuminate\Support\Facades\DB;
use Throwable;

/**
 * Checks the DB clients on open call lists again, because people are excluded every day. Suppresses excluded ones. Possibly excluded
 * ones are not offered until a colleague decides.
 */
final readonly class CheckCallLists
{
    /** A transaction each, in which no other process can write to SQLite. */
    private const STEP = 100;

    public function __construct(private DbClientImporter $importer, private ProtectionGate $gate) {}

    /** @return int how many were suppressed or wait for a decision now */
    public function handle(): int
    {
        $found = $lastId = 0;
        do {
            $ids = array_values(
                DbClientScope::listed()
                    ->where('db_clients.id', '>', $lastId)
                    ->orderBy('db_clients.id')
                    ->limit(self::STEP)
                    ->pluck('db_clients.id')
                    ->map(static fn (mixed $id): int => (int) $id)
                    ->all(),
            );
            $found += $this->check($ids);
            $lastId = $ids === [] ? $lastId : max($ids);
        } while (count($ids) === self::STEP);

        return $found;
    }

    /**
     * A failing DB client is reported and doesn't stop the others.
     *
     * @param  list<int>  $ids
     * @return int how many were suppressed or wait for a decision now
     */
    private function check(array $ids): int
    {
        try {
            return DB::transaction(function () use ($ids): int {
                $suppressed = $this->importer->settle($ids, null);
                $left = array_values(
                    DbClientScope::listed()
                        ->whereIntegerInRaw('db_clients.id', $ids)
                        ->orderBy('db_clients.id')
                        ->pluck('db_clients.id')
                        ->map(static fn (mixed $id): int => (int) $id)
                        ->all(),
                );

                return $suppressed + count($left) - count($this->gate->listable($left));
            }, 3);
        } catch (Throwable $failure) {
            if (count($ids) > 1) {
                return array_sum(array_map(fn (int $id): int => $this->check([$id]), $ids));
            }
            report($failure);

            return 0;
        }
    }
}
