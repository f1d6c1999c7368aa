<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\DbClientAudit;
use App\Domain\DbClients\ValidityChecker;
use App\Enums\DbClientStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\DbList;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Closes a list. The assignee no longer sees its DB clients, and those not called become unassigned. */
final readonly class CloseDbList
{
    private const STEP = 1_000;

    public function __construct(private AuditTrail $audit, private DbClientAudit $dbClients) {}

    public function handle(DbList $list, User $actor): void
    {
        DB::transaction(function () use ($list, $actor): void {
            $current = DbList::query()->lockForUpdate()->findOrFail($list->id);
            if ($current->closed_at !== null) {
                return;
            }
            $now = CarbonImmutable::now();
            $current->fill(['closed_at' => $now])->save();
            $released = 0;
            do {
                $released += $count = $this->release($current, $actor);
            } while ($count === self::STEP);
            $this->audit->record(
                'db_list.closed',
                $current,
                ['closed_at' => null],
                ['closed_at' => $now->toIso8601ZuluString(), 'released' => $released],
                $actor->id,
            );
        }, 3);
    }

    private function release(DbList $list, User $actor): int
    {
        $waiting = DB::table('db_clients')->where('db_list_id', $list->id)->whereNull('worked_at')->where('status', DbClientStatus::Assigned->value);
        // The lock makes a simultaneous call either finish first, so that the DB client stays, or wait and find it unassigned.
        $ids = (clone $waiting)->orderBy('id')->limit(self::STEP)->lockForUpdate()->pluck('id')->map(static fn (mixed $id): int => (int) $id)->all();
        // A DB client without a valid number returns to raw.
        $callable = DB::table('db_phone_numbers')
            ->whereIn('db_client_id', $ids)
            ->where('is_valid', true)
            ->distinct()
            ->pluck('db_client_id')
            ->map(static fn (mixed $id): int => (int) $id)
            ->all();
        $before = ['status' => DbClientStatus::Assigned->value, 'db_list_id' => $list->id, 'assignee_id' => $list->assignee_id];
        foreach ([[$callable, true], [array_values(array_diff($ids, $callable)), false]] as [$some, $hasValidNumber]) {
            $after = ['status' => ValidityChecker::status(DbClientStatus::Raw, $hasValidNumber)->value, 'db_list_id' => null, 'assignee_id' => null];
            DB::table('db_clients')->whereIn('id', $some)->update([...$after, 'version' => DB::raw('version + 1'), 'updated_at' => CarbonImmutable::now()]);
            $this->dbClients->many('db_client.released', array_fill_keys($some, [$before, $after]), $actor->id);
        }

        return count($ids);
    }
}
