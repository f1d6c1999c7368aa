<?php

declare(strict_types=1);

namespace App\Domain\FilterPresets;

use App\Enums\FilterPresetList;
use App\Models\FilterPreset;
use Closure;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Validation\ValidationException;

/** Preset names are unique per user and list. The unique index refuses the second of two simultaneous saves. */
final readonly class PresetName
{
    public const TAKEN = 'You already have a preset with this name.';

    /**
     * @template TResult
     *
     * @param  Closure(): TResult  $save  runs its own transaction, because PostgreSQL aborts it on a refused row
     * @return TResult
     *
     * @throws ValidationException on `name` when the name is taken
     */
    public static function ofOne(int $ownerId, FilterPresetList $list, string $name, Closure $save): mixed
    {
        try {
            return $save();
        } catch (UniqueConstraintViolationException $refused) {
            $isTaken = FilterPreset::query()->where(['user_id' => $ownerId, 'list' => $list->value, 'name' => $name])->exists();

            throw $isTaken ? ValidationException::withMessages(['name' => self::TAKEN]) : $refused;
        }
    }
}
