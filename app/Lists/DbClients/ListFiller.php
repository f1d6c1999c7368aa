<?php

declare(strict_types=1);

namespace App\Lists\DbClients;

use App\Domain\DbClients\DbClientAudit;
use App\Domain\DbClients\DbClientImporter;
use App\Domain\Protection\ProtectionGate;
use App\Enums\DbClientStatus;
use App\Models\DbList;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Adds DB clients to a list in steps by id. Each step is one transaction that also saves the progress. */
final readonly class ListFiller
{
    public const STEP = 1_000;

    public function __construct(private DbClientAudit $audit, private DbClientImporter $importer, private ProtectionGate $gate) {}

    /**
     * @param  Builder  $dbClients  the candidates, without order and limit
     * @return bool whether there is more to do
     */
    public function step(DbList $list, Builder $dbClients): bool
    {
        return DB::transaction(function () use ($list, $dbClients): bool {
            $current = DbList::query()->lockForUpdate()->findOrFail($list->id);
            if ($current->filled_at !== null || $current->closed_at !== null) {
                return false;
            }

            // DB clients who were imported since match too, but were not chosen.
            $most = max(0, min(self::STEP, $current->wanted_rows - $current->filled_rows));
            $found = array_values(DbClientSelection::assignable(clone $dbClients)->where('db_clients.id', '>', $current->fill_cursor)
                ->orderBy('db_clients.id')->limit(self::STEP)->pluck('db_clients.id')->map(static fn (mixed $id): int => (int) $id)->take($most)->all());
            $rows = $this->hold($found, $current->created_by);
            $ids = array_values($rows->pluck('id')->map(static fn (mixed $id): int => (int) $id)->all());
            $now = CarbonImmutable::now();
            self::free($ids)->update([
                'db_list_id' => $current->id, 'assignee_id' => $current->assignee_id, 'status' => DbClientStatus::Assigned->value, 'worked_at' => null,
                'version' => DB::raw('version + 1'), 'updated_at' => $now,
            ]);
            $this->audit->many('db_client.assigned', $rows->mapWithKeys(static fn ($row): array => [(int) $row->id => [
                ['status' => $row->status, 'db_list_id' => $row->db_list_id, 'assignee_id' => $row->assignee_id],
                ['status' => DbClientStatus::Assigned->value, 'db_list_id' => $current->id, 'assignee_id' => $current->assignee_id],
            ]]), $current->created_by);

            $hasMore = count($found) === $most && $current->filled_rows + count($ids) < $current->wanted_rows;
            $current->fill([
                'filled_rows' => $current->filled_rows + count($ids), 'fill_cursor' => $found === [] ? $current->fill_cursor : max($found),
                'filled_at' => $hasMore ? null : $now, 'heartbeat_at' => $now,
            ])->save();

            return $hasMore;
        }, 3);
    }

    /**
     * Suppresses excluded DB clients and locks the others, without those who may be excluded. A contractor of another list may have
     * suppressed one since it was found.
     *
     * @param  list<int>  $ids
     * @return Collection<int, stdClass>
     */
    private function hold(array $ids, ?int $creatorId): Collection
    {
        $this->importer->settle($ids, $creatorId);

        $rows = self::free($ids)
            ->orderBy('db_clients.id')
            ->lockForUpdate()
            ->get(['db_clients.id', 'db_clients.status', 'db_clients.db_list_id', 'db_clients.assignee_id']);

        return $rows->keyBy('id')->only($this->gate->listable(array_values($rows->pluck('id')->map(static fn (mixed $id): int => (int) $id)->all())));
    }

    /** @param  list<int>  $ids */
    private static function free(array $ids): Builder
    {
        return DbClientSelection::assignable(DB::table('db_clients')->whereIn('db_clients.id', $ids)->whereNull('db_clients.deleted_at'));
    }
}
