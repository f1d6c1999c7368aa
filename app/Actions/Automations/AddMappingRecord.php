<?php

declare(strict_types=1);

namespace App\Actions\Automations;

use App\Domain\Automations\MappingRules;
use App\Domain\Automations\SeenMarketNames;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\GenwebMarket;
use App\Models\Sport;
use App\Models\SportsbetPattern;
use App\Models\SportType;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Adds a sport, a sport type, a market or a pattern. */
final readonly class AddMappingRecord
{
    public function __construct(private SentFormRegistry $forms, private MappingRules $rules, private SeenMarketNames $names, private AuditTrail $audit) {}

    /**
     * @param  class-string<Sport|SportType|GenwebMarket|SportsbetPattern>  $class
     * @param  array<string, string|int|bool|null>  $fields
     * @param  string|null  $reference  identifies the form
     *
     * @throws ValidationException when another record has the name, or a parent was deleted
     */
    public function handle(string $class, array $fields, User $user, ?string $reference): void
    {
        $add = function () use ($class, $fields, $user): Sport|SportType|GenwebMarket|SportsbetPattern {
            $this->rules->lockParents($class, $fields);
            $record = $class::query()->create([...$fields, 'name_key' => MappingRules::keyOf($fields)]);
            $this->audit->record(
                "{$record->getMorphClass()}.added",
                $record,
                after: array_filter($fields, static fn (mixed $value): bool => $value !== null),
                actorId: $user->id,
            );
            $this->names->recordChanged($record);

            return $record;
        };

        $this->rules->unlessTaken($class, $fields, null, fn () => DB::transaction(fn () => $this->forms->once($user, $reference, $class, $fields, $add), 3));
    }
}
