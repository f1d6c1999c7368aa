<?php

declare(strict_types=1);

namespace App\Services\DbClients;

use App\Enums\DbClientStatus;
use App\Models\DbClient;
use Illuminate\Support\Facades\DB;

/** Somebody converted is a prospect again: what was learned of them meanwhile counts, and a closed list takes nobody back. */
final readonly class ProspectReturn
{
    public function __construct(private ProspectArrival $arrival, private ProspectAudit $audit) {}

    /** Before the prospects themselves are locked, in the order in which a list is closed: neither of the two overlooks the other. */
    public function holdLists(int ...$prospectIds): void
    {
        $lists = DB::table('db_clients')->whereIn('id', $prospectIds)->whereNotNull('db_list_id')->pluck('db_list_id');
        DB::table('db_lists')->whereIn('id', $lists)->orderBy('id')->lockForUpdate()->pluck('id');
    }

    /** After the former status is written, in the same transaction. */
    public function settle(int $prospectId, ?int $actorId): void
    {
        $prospect = DbClient::query()->with('dbList')->lockForUpdate()->find($prospectId);
        if ($prospect !== null && $prospect->status === DbClientStatus::Assigned && $prospect->dbList?->closed_at !== null) {
            $this->release($prospect, $actorId);
        }
        $this->arrival->settle([$prospectId], $actorId);
    }

    private function release(DbClient $prospect, ?int $actorId): void
    {
        $before = ['status' => $prospect->status->value, 'db_list_id' => $prospect->db_list_id, 'assignee_id' => $prospect->assignee_id];
        $status = ValidityCheck::status(DbClientStatus::Raw, $prospect->phoneNumbers()->where('is_valid', true)->exists());
        $prospect->fill(['status' => $status, 'db_list_id' => null, 'assignee_id' => null, 'version' => $prospect->version + 1])->save();
        $this->audit->many('db_client.released', [$prospect->id => [$before, ['status' => $status->value, 'db_list_id' => null, 'assignee_id' => null]]], $actorId);
    }
}
