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
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Changes a sport, a sport type, a market or a pattern. */
final readonly class ChangeMappingRecord
{
    public function __construct(private MappingRules $rules, private SeenMarketNames $names, private AuditTrail $audit) {}

    /**
     * @param  array<string, string|int|bool|null>  $fields
     * @param  int  $version  of the record when the form was opened
     *
     * @throws ChangedMeanwhileException when a colleague changed it
     * @throws ValidationException when another record has the name, or a parent was deleted
     */
    public function handle(Sport|SportType|GenwebMarket|SportsbetPattern $record, array $fields, int $version, User $user): void
    {
        $this->rules->unlessTaken($record::class, $fields, $record->id, fn () => DB::transaction(function () use ($record, $fields, $version, $user): void {
            $this->rules->lockParents($record::class, $fields);
            $current = $record->newQuery()->lockForUpdate()->findOrFail($record->id);
            if ($current->version !== $version) {
                throw ChangedMeanwhileException::edited('this '.MappingRules::nounOf($current));
            }
            $before = $current->only(array_keys($fields));
            $changed = array_filter($fields, static fn (mixed $value, string $field): bool => $value !== $before[$field], ARRAY_FILTER_USE_BOTH);
            if ($changed === []) {
                return;
            }
            $this->rules->refuseMove($current, $changed);
            $current->update([...$changed, 'name_key' => MappingRules::keyOf($fields), 'version' => $version + 1]);
            $this->audit->record("{$current->getMorphClass()}.updated", $current, array_intersect_key($before, $changed), $changed, $user->id);
            $this->names->recordChanged($current);
        }, 3));
    }
}
