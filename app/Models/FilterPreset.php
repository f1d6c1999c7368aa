<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\FilterPresetList;
use Database\Factories\FilterPresetFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\SoftDeletes;

/**
 * A user's saved filters, order and columns for a list. Without filters and order it is a column set.
 *
 * @property array<string, string> $filters the list's query without order and page
 * @property ?list<string> $columns shown columns; null if the preset does not change them
 * @property list<int> $shared_role_ids
 *
 * @mixin FilterPresetProperties
 */
final class FilterPreset extends Model
{
    /** @use HasFactory<FilterPresetFactory> */
    use HasFactory, SoftDeletes;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'list' => FilterPresetList::class,
            'filters' => 'array',
            'columns' => 'array',
            'shared_role_ids' => 'array',
        ];
    }

    public function isColumnSet(): bool
    {
        return $this->columns !== null && $this->filters === [] && $this->sort === null;
    }
}
