<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\DbClientAudit;
use App\Models\DbAddress;
use App\Models\DbPhoneNumber;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Marks numbers or addresses as wrong. A later validity check does not reset this. */
final readonly class MarkDetailsWrong
{
    public function __construct(private DbClientAudit $audit) {}

    /**
     * @param  class-string<DbPhoneNumber|DbAddress>  $model
     * @param  list<int>  $ids
     * @return int how many were not wrong before
     */
    public function handle(string $model, array $ids, User $actor): int
    {
        return DB::transaction(function () use ($model, $ids, $actor): int {
            $rows = $model::query()->whereKey($ids)->where(static fn ($any) => $any->where('is_valid', true)->orWhereNull('is_valid'))->get();
            $model::query()->whereKey($rows->modelKeys())->update(['is_valid' => false, ...($model === DbPhoneNumber::class ? ['checked_at' => CarbonImmutable::now()] : [])]);

            $changes = [];
            foreach ($rows as $row) {
                $field = $row instanceof DbPhoneNumber ? 'wrong_number' : 'wrong_address';
                $changes[$row->db_client_id] = [[$field => null], [$field => $row instanceof DbPhoneNumber ? 'ending '.substr($row->e164, -3) : trim("{$row->suburb} {$row->postcode}")]];
            }
            DB::table('db_clients')->whereIn('id', array_keys($changes))->update(['version' => DB::raw('version + 1'), 'updated_at' => CarbonImmutable::now()]);
            $this->audit->many('db_client.details_marked', $changes, $actor->id);

            return $rows->count();
        }, 3);
    }
}
