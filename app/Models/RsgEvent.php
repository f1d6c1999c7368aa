<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;
use Carbon\CarbonImmutable;
use Database\Factories\RsgEventFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A sign of harm or a duty of care, with an owner: open > reviewing > actioned > closed.
 *
 * @property int $id
 * @property int $client_id
 * @property RsgEventKind $kind
 * @property RsgEventSeverity $severity
 * @property ?int $owner_id
 * @property string $description
 * @property RsgEventStatus $status
 * @property ?CarbonImmutable $due_at
 * @property ?CarbonImmutable $actioned_at
 * @property ?CarbonImmutable $closed_at
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read Client $client
 * @property-read ?User $owner
 */
final class RsgEvent extends Model
{
    /** @use HasFactory<RsgEventFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'owner_id' => null,
        'status' => 'open',
        'due_at' => null,
        'actioned_at' => null,
        'closed_at' => null,
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
