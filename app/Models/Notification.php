<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\NotificationType;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\MorphTo;

/**
 * A user's notification about one subject; one live row per user, type and subject.
 *
 * @property int $id
 * @property int $user_id
 * @property NotificationType $type
 * @property ?int $client_id
 * @property string $notifiable_type
 * @property int $notifiable_id
 * @property string $subject_key
 * @property string $body
 * @property bool $is_read
 * @property ?CarbonImmutable $read_at
 * @property int $outbox_id
 * @property CarbonImmutable $notified_at
 * @property-read User $user
 * @property-read ?Client $client
 */
final class Notification extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'type' => NotificationType::class,
            'is_read' => 'boolean',
            'read_at' => 'immutable_datetime',
            'notified_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return MorphTo<Model, $this> */
    public function notifiable(): MorphTo
    {
        return $this->morphTo();
    }
}
