<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\FilterPresetList;
use Illuminate\Database\Eloquent\Model;

/**
 * A user's default preset for a list.
 *
 * @mixin FilterPresetDefaultProperties
 */
final class FilterPresetDefault extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'list' => FilterPresetList::class,
        ];
    }
}
