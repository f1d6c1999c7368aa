<?php

declare(strict_types=1);

namespace App\Actions\Automations;

use App\Domain\Automations\MappingRules;
use App\Domain\Automations\MarketName;
use App\Domain\Automations\SeenMarketNames;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\GenwebMarket;
use App\Models\Sport;
use App\Models\SportsbetPattern;
use App\Models\SportType;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Closure;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Adds or changes a sport, a sport type, a market or a pattern. */
final readonly class SaveMappingRecord
{
    public function __construct(private SentFormRegistry $forms, private MappingRules $rules, private SeenMarketNames $names, private AuditTrail $audit) {}

    /**
     * @template TRecord of Sport|SportType|GenwebMarket|SportsbetPattern
     *
     * @param  class-string<TRecord>  $class
     * @param  array<string, string|int|bool|null>  $fields
     * @param  string|null  $reference  identifies the form
     * @return TRecord
     *
     * @throws ValidationException when another record has the name, or a parent was deleted
     */
    public function add(string $class, array $fields, User $user, ?string $reference): Sport|SportType|GenwebMarket|SportsbetPattern
    {
        $make = function () use ($class, $fields, $user): Sport|SportType|GenwebMarket|SportsbetPattern {
            $this->rules->lockParents($class, $fields);
            $record = $class::query()->create([...$fields, 'name_key' => self::keyOf($fields)]);
            $this->audit->record("{$record->getMorphClass()}.added", $record, after: array_filter($fields, static fn (mixed $value): bool => $value !== null), actorId: $user->id);
            $this->names->recordChanged($record);

            return $record;
        };

        return $this->unlessTaken($class, $fields, null, fn () => $this->forms->once($user, $reference, $class, $fields, $make));
    }

    /**
     * @param  array<string, string|int|bool|null>  $fields
     * @param  int  $version  of the record when the form was opened
     *
     * @throws ChangedMeanwhileException when a colleague changed it
     * @throws ValidationException when another record has the name, or a parent was deleted
     */
    public function change(Sport|SportType|GenwebMarket|SportsbetPattern $record, array $fields, int $version, User $user): void
    {
        $this->unlessTaken($record::class, $fields, $record->id, function () use ($record, $fields, $version, $user): void {
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
            $current->update([...$changed, 'name_key' => self::keyOf($fields), 'version' => $version + 1]);
            $this->audit->record("{$current->getMorphClass()}.updated", $current, array_intersect_key($before, $changed), $changed, $user->id);
            $this->names->recordChanged($current);
        });
    }

    /** @param  array<string, string|int|bool|null>  $fields */
    private static function keyOf(array $fields): string
    {
        return MarketName::fold((string) ($fields['name'] ?? $fields['pattern'] ?? ''));
    }

    /**
     * The unique indexes decide, so that two colleagues can't add the same name at the same time.
     *
     * @template TAnswer
     *
     * @param  class-string<Sport|SportType|GenwebMarket|SportsbetPattern>  $class
     * @param  array<string, string|int|bool|null>  $fields
     * @param  Closure(): TAnswer  $save
     * @return TAnswer
     */
    private function unlessTaken(string $class, array $fields, ?int $ownId, Closure $save): mixed
    {
        try {
            return DB::transaction($save, 3);
        } catch (UniqueConstraintViolationException) {
            throw $this->rules->taken($class, $fields, $ownId);
        }
    }
}
