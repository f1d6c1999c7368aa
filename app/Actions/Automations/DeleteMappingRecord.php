<?php

declare(strict_types=1);

namespace App\Actions\Automations;

use App\Domain\Automations\MappingRules;
use App\Domain\Automations\SeenMarketNames;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\GenwebMarket;
use App\Models\Sport;
use App\Models\SportsbetPattern;
use App\Models\SportType;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Removes a sport, a sport type, a market or a pattern that nothing uses. Its row is kept, and its name can be used again. */
final readonly class DeleteMappingRecord
{
    public function __construct(private MappingRules $rules, private SeenMarketNames $names, private AuditTrail $audit) {}

    /** @throws OperationRefusedException when other records use it */
    public function handle(Sport|SportType|GenwebMarket|SportsbetPattern $record, User $user): void
    {
        DB::transaction(function () use ($record, $user): void {
            $current = $record->newQuery()->lockForUpdate()->findOrFail($record->id);
            $this->rules->refuseUsed($current);
            $this->audit->record(
                "{$current->getMorphClass()}.deleted",
                $current,
                array_diff_key(
                    $current->attributesToArray(),
                    array_flip(['id', 'name_key', 'version', 'created_at', 'updated_at', 'deleted_at']),
                ),
                actorId: $user->id,
            );
            $current->update(['name_key' => null, ...$current instanceof GenwebMarket ? ['external_id' => null] : []]);
            $current->delete();
            $this->names->recordChanged($current);
        }, 3);
    }
}
