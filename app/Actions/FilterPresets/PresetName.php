<?php

declare(strict_types=1);

namespace App\Actions\FilterPresets;

use App\Enums\FilterPresetList;
use App\Models\FilterPreset;
use Closure;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Validation\ValidationException;

/** A person has one preset of a name for each list. The form asks before; of two sent at once, the index tells the second. */
final readonly class PresetName
{
    public const TAKEN = 'There is a preset of that name already.';

    /**
     * It is a ValidationException on `name` when somebody was quicker.
     *
     * @template TResult
     *
     * @param  Closure(): TResult  $save  in a transaction of its own: PostgreSQL ends one in which a row was refused
     * @return TResult
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
