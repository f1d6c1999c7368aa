<?php

declare(strict_types=1);

namespace App\Domain\Automations;

use App\Models\GenwebMarket;
use App\Models\Sport;
use App\Models\SportsbetPattern;
use App\Models\SportType;
use App\Support\OperationRefusedException;
use Closure;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Validation\ValidationException;

/** Refuses invalid changes of sports, sport types, markets and patterns. Parents are locked, so that none is deleted while it gets a child. */
final readonly class MappingRules
{
    public static function nounOf(Sport|SportType|GenwebMarket|SportsbetPattern $record): string
    {
        return match ($record::class) {
            Sport::class => 'sport',
            SportType::class => 'sport type',
            GenwebMarket::class => 'market',
            SportsbetPattern::class => 'pattern',
        };
    }

    /**
     * @param  class-string<Sport|SportType|GenwebMarket|SportsbetPattern>  $class
     * @param  array<string, string|int|bool|null>  $fields
     *
     * @throws ValidationException when a parent was deleted, or the market has another sport type
     */
    public function lockParents(string $class, array $fields): void
    {
        if ($class === SportType::class && Sport::query()->lockForUpdate()->find($fields['sport_id']) === null) {
            throw self::refusal('sport_id', 'A colleague deleted this sport. Choose another one.');
        }
        if (isset($fields['sport_type_id']) && SportType::query()->lockForUpdate()->find($fields['sport_type_id']) === null) {
            throw self::refusal('sport_type_id', 'A colleague deleted this sport type. Choose another one.');
        }
        if ($class === SportsbetPattern::class) {
            $market = GenwebMarket::query()->lockForUpdate()->find($fields['market_id']);
            if ($market === null || $market->sport_type_id !== $fields['sport_type_id']) {
                throw self::refusal(
                    'market_id',
                    $market === null
                        ? 'A colleague deleted this market. Choose another one.'
                        : 'Choose a market of this sport type.',
                );
            }
        }
    }

    /**
     * @param  array<string, mixed>  $changed
     *
     * @throws ValidationException when patterns rely on the sport type of the market
     */
    public function refuseMove(Sport|SportType|GenwebMarket|SportsbetPattern $record, array $changed): void
    {
        if ($record instanceof GenwebMarket && isset($changed['sport_type_id']) && SportsbetPattern::query()->where('market_id', $record->id)->exists()) {
            throw self::refusal('sport_type_id', 'Patterns use this market, so it keeps its sport type. Add a market instead.');
        }
    }

    /** @throws OperationRefusedException when other records use it */
    public function refuseUsed(Sport|SportType|GenwebMarket|SportsbetPattern $record): void
    {
        $users = match ($record::class) {
            Sport::class => ['sport types' => SportType::query()->where('sport_id', $record->id)],
            SportType::class => ['markets' => GenwebMarket::query()->where('sport_type_id', $record->id)],
            GenwebMarket::class => ['patterns' => SportsbetPattern::query()->where('market_id', $record->id)],
            SportsbetPattern::class => [],
        };
        foreach ($users as $noun => $query) {
            if ($query->exists()) {
                throw new OperationRefusedException(
                    "You can’t delete {$record->getAttribute('name')} because {$noun} use it."
                        .($record instanceof GenwebMarket ? ' Disable it instead.' : ''),
                );
            }
        }
    }

    /** @param  array<string, string|int|bool|null>  $fields */
    public static function keyOf(array $fields): string
    {
        return MarketName::fold((string) ($fields['name'] ?? $fields['pattern'] ?? ''));
    }

    /**
     * The unique indexes decide, so that two colleagues can't add the same name at the same time.
     *
     * @param  class-string<Sport|SportType|GenwebMarket|SportsbetPattern>  $class
     * @param  array<string, string|int|bool|null>  $fields
     * @param  Closure(): mixed  $save
     *
     * @throws ValidationException when another record has the name or the external id
     */
    public function unlessTaken(string $class, array $fields, ?int $ownId, Closure $save): void
    {
        try {
            $save();
        } catch (UniqueConstraintViolationException) {
            $other = isset($fields['external_id'])
                ? GenwebMarket::query()
                    ->where('external_id', $fields['external_id'])
                    ->whereKeyNot($ownId ?? 0)
                    ->first()
                : null;

            throw match (true) {
                $other !== null => self::refusal('external_id', "The market “{$other->name}” has this external id."),
                $class === SportsbetPattern::class => self::refusal('pattern', 'This pattern is already on the list.'),
                default => self::refusal('name', "“{$fields['name']}” is already on the list."),
            };
        }
    }

    private static function refusal(string $field, string $message): ValidationException
    {
        return ValidationException::withMessages([$field => $message]);
    }
}
