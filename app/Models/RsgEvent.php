<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;
use Database\Factories\RsgEventFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A sign of harm or a duty of care, with an owner: open > reviewing > actioned > closed.
 *
 * @mixin RsgEventProperties
 */
final class RsgEvent extends Model
{
    /** @use HasFactory<RsgEventFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'open',
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => RsgEventKind::class,
            'severity' => RsgEventSeverity::class,
            'status' => RsgEventStatus::class,
            'due_at' => 'immutable_datetime',
            'actioned_at' => 'immutable_datetime',
            'closed_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<User, $this> */
    public function owner(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
