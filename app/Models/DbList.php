<?php

declare(strict_types=1);

namespace App\Models;

use Database\Factories\DbListFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * DB clients assigned to one person to call.
 *
 * @property ?array<string, string> $filters query of the DB clients list that fills a large list
 *
 * @mixin DbListProperties
 */
final class DbList extends Model
{
    /** @use HasFactory<DbListFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'wanted_rows' => 0,
        'filled_rows' => 0,
        'fill_cursor' => 0,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'due_on' => 'immutable_date',
            'closed_at' => 'immutable_datetime',
            'filters' => 'array',
            'filled_at' => 'immutable_datetime',
            'heartbeat_at' => 'immutable_datetime',
        ];
    }
}
