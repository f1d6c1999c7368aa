<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Enums\DbClientStatus;
use App\Models\DbClient;
use Illuminate\Support\Facades\DB;

/** Returns a converted DB client: applies exclusions recorded since, and releases it from a closed list. */
final readonly class DbClientReturn
{
    public function __construct(private DbClientImporter $importer, private DbClientAudit $audit) {}

    /** Locks the lists before the DB clients, in the same order as CloseDbList, to prevent a deadlock. */
    public function holdLists(int ...$dbClientIds): void
    {
        $lists = DB::table('db_clients')->whereIn('id', $dbClientIds)->whereNotNull('db_list_id')->pluck('db_list_id');
        DB::table('db_lists')->whereIn('id', $lists)->orderBy('id')->lockForUpdate()->pluck('id');
    }

    /** Call it after the former status is saved, in the same transaction. */
    public function settle(int $dbClientId, ?int $actorId): void
    {
        $dbClient = DbClient::query()->with('dbList')->lockForUpdate()->find($dbClientId);
        if ($dbClient !== null && $dbClient->status === DbClientStatus::Assigned && $dbClient->dbList?->closed_at !== null) {
            $this->release($dbClient, $actorId);
        }
        $this->importer->settle([$dbClientId], $actorId);
    }

    private function release(DbClient $dbClient, ?int $actorId): void
    {
        $before = ['status' => $dbClient->status->value, 'db_list_id' => $dbClient->db_list_id, 'assignee_id' => $dbClient->assignee_id];
        $status = ValidityChecker::status(DbClientStatus::Raw, $dbClient->phoneNumbers()->where('is_valid', true)->exists());
        $dbClient
            ->fill(['status' => $status, 'db_list_id' => null, 'assignee_id' => null, 'version' => $dbClient->version + 1])
            ->save();
        $this->audit->many(
            'db_client.released',
            [$dbClient->id => [$before, ['status' => $status->value, 'db_list_id' => null, 'assignee_id' => null]]],
            $actorId,
        );
    }
}
