<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\RsgChannel;
use App\Enums\RsgEventSeverity;
use Database\Factories\RsgCommunicationFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A responsible-gambling message with a client. Without a staff sender, the client wrote it.
 *
 * @mixin RsgCommunicationProperties
 */
final class RsgCommunication extends Model
{
    /** @use HasFactory<RsgCommunicationFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'severity' => 'medium',
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'channel' => RsgChannel::class,
            'sent_at' => 'immutable_datetime',
            'severity' => RsgEventSeverity::class,
            'due_at' => 'immutable_datetime',
            'resolved_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<User, $this> */
    public function sender(): BelongsTo
    {
        return $this->belongsTo(User::class, 'sender_id');
    }

    /** @return BelongsTo<User, $this> */
    public function owner(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
