<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\RsgChannel;
use Carbon\CarbonImmutable;
use Database\Factories\RsgCommunicationFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A responsible-gambling message with a client. Without a staff sender, the client wrote it.
 *
 * @property int $id
 * @property ?string $external_id
 * @property int $client_id
 * @property ?int $sender_id
 * @property RsgChannel $channel
 * @property string $body
 * @property CarbonImmutable $sent_at
 * @property ?int $resolved_by
 * @property ?CarbonImmutable $resolved_at
 * @property CarbonImmutable $created_at
 * @property-read Client $client
 * @property-read ?User $sender
 * @property-read ?User $resolver
 */
final class RsgCommunication extends Model
{
    /** @use HasFactory<RsgCommunicationFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'external_id' => null,
        'sender_id' => null,
        'resolved_by' => null,
        'resolved_at' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'channel' => RsgChannel::class,
            'sent_at' => 'immutable_datetime',
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
    public function resolver(): BelongsTo
    {
        return $this->belongsTo(User::class, 'resolved_by');
    }
}
