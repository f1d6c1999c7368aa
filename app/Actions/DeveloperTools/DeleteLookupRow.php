<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Enums\LookupTable;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\DB;

/** Deletes a row of a lookup table that no other record uses. Foreign keys decide, because another record may begin to use it at the same moment. */
final readonly class DeleteLookupRow
{
    /** SQLSTATE class of integrity constraint violations. */
    private const CONSTRAINT = '23';

    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when other records use it, or a colleague deleted it */
    public function handle(LookupTable $table, int $id, User $user): void
    {
        try {
            DB::transaction(function () use ($table, $id, $user): void {
                $row = $table->model()::query()->lockForUpdate()->find($id)
                    ?? throw new OperationRefusedException("This {$table->noun()} was already deleted.");
                $this->audit->record(
                    "{$row->getMorphClass()}.deleted",
                    $row,
                    array_diff_key($row->attributesToArray(), array_flip(['id', 'version', 'created_at', 'updated_at'])),
                    actorId: $user->id,
                );
                if ($table === LookupTable::Affiliates) {
                    // Every affiliate has figures, also one without clients.
                    DB::table('affiliate_monthly_stats')->where('affiliate_id', $id)->delete();
                }
                $row->delete();
            }, 3);
        } catch (QueryException $refused) {
            throw str_starts_with((string) $refused->getCode(), self::CONSTRAINT)
                ? new OperationRefusedException("This {$table->noun()} is in use, so it can’t be deleted.")
                : $refused;
        }
    }
}
