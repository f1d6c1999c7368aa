<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Models\DbClient;
use App\Models\User;
use App\Services\DbClients\ProspectArrival;
use App\Services\DbClients\ProspectAudit;
use App\Services\Suppression\SuppressionBook;
use Illuminate\Support\Facades\DB;

/** Suppresses many prospects for one reason, and whoever shares their numbers or mailboxes. */
final readonly class SuppressDbClients
{
    /** Of a transaction: others write in between. */
    public const STEP = 500;

    public function __construct(private SuppressionBook $book, private ProspectAudit $audit, private ProspectArrival $arrival) {}

    /**
     * @param  list<int>  $ids
     * @return int how many were not suppressed before
     */
    public function handle(array $ids, SuppressionReason $reason, User $actor): int
    {
        $count = 0;
        foreach (array_chunk($ids, self::STEP) as $step) {
            $count += DB::transaction(fn (): int => $this->step($step, $reason, $actor), 3);
        }

        return $count;
    }

    /** @param  list<int>  $ids */
    private function step(array $ids, SuppressionReason $reason, User $actor): int
    {
        $prospects = DbClient::query()->with('phoneNumbers')->whereKey($ids)->whereNotIn('status', [DbClientStatus::Suppressed, DbClientStatus::Converted])->get();
        $changes = [];
        $phones = [];
        foreach ($prospects as $prospect) {
            $numbers = array_values($prospect->phoneNumbers->pluck('e164')->all());
            array_push($phones, ...$numbers);
            $this->book->suppress($numbers, $prospect->email, $reason, $actor->id);
            $changes[$prospect->id] = [['status' => $prospect->status->value, 'suppressed_reason' => null], ['status' => DbClientStatus::Suppressed->value, 'suppressed_reason' => $reason->value]];
        }
        DbClient::query()->whereKey(array_keys($changes))->update([
            'status' => DbClientStatus::Suppressed, 'suppressed_reason' => $reason, 'version' => DB::raw('version + 1'),
        ]);
        $this->audit->many('db_client.suppressed', $changes, $actor->id);

        $sharing = DB::table('db_phone_numbers')->whereIn('e164', $phones)->pluck('db_client_id')
            ->concat(DB::table('db_clients')->whereIn('email', $prospects->pluck('email')->filter()->all())->pluck('id'));
        $this->arrival->settle(array_values($sharing->map(static fn (mixed $id): int => (int) $id)->all()), $actor->id);

        return count($changes);
    }
}
