<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\DbClientAudit;
use App\Enums\DbClientStatus;
use App\Models\DbAddress;
use App\Models\DbPhoneNumber;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Marks numbers or addresses as wrong. A later validity check does not reset this. A DB client without a valid number returns to raw. */
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
            $rows = $model::query()
                ->whereKey($ids)
                ->where(static fn ($any) => $any->where('is_valid', true)->orWhereNull('is_valid'))
                ->get();
            $model::query()
                ->whereKey($rows->modelKeys())
                ->update([
                    'is_valid' => false,
                    ...$model === DbPhoneNumber::class ? ['checked_at' => CarbonImmutable::now()] : [],
                ]);

            $field = $model === DbPhoneNumber::class ? 'wrong_number' : 'wrong_address';
            $changes = $rows
                ->groupBy('db_client_id')
                ->map(
                    static fn (Collection $ofOne): array => [
                        [$field => null],
                        [
                            $field => $ofOne
                                ->map(
                                    static fn (DbPhoneNumber|DbAddress $row): string => $row instanceof DbPhoneNumber
                                        ? 'ending '.substr($row->e164, -3)
                                        : trim("{$row->suburb} {$row->postcode}"),
                                )
                                ->join(', '),
                        ],
                    ],
                )
                ->all();
            DB::table('db_clients')
                ->whereIn('id', array_keys($changes))
                ->update(['version' => DB::raw('version + 1'), 'updated_at' => CarbonImmutable::now()]);
            foreach ($model === DbPhoneNumber::class ? self::withoutValidNumber(array_keys($changes)) : [] as $id) {
                $changes[$id][0]['status'] = DbClientStatus::Validated->value;
                $changes[$id][1]['status'] = DbClientStatus::Raw->value;
            }
            $this->audit->many('db_client.details_marked', $changes, $actor->id);

            return $rows->count();
        }, 3);
    }

    /**
     * Returns validated DB clients without a valid number to raw.
     *
     * @param  list<int>  $ids
     * @return list<int> their ids
     */
    private static function withoutValidNumber(array $ids): array
    {
        $found = DB::table('db_clients')->whereIn('id', $ids)->where('status', DbClientStatus::Validated->value)
            ->whereNotExists(static fn (Builder $numbers): Builder => $numbers->selectRaw('1')->from('db_phone_numbers')
                ->whereColumn('db_phone_numbers.db_client_id', 'db_clients.id')->where('db_phone_numbers.is_valid', true))
            ->orderBy('id')->lockForUpdate()->pluck('id')->map(static fn (mixed $id): int => (int) $id)->all();
        DB::table('db_clients')->whereIn('id', $found)->update(['status' => DbClientStatus::Raw->value]);

        return array_values($found);
    }
}
