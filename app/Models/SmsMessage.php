<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use Carbon\CarbonImmutable;
use Database\Factories\SmsMessageFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One SMS of a conversation.
 *
 * @property int $id
 * @property int $conversation_id
 * @property MessageDirection $direction
 * @property string $body
 * @property int $segments
 * @property ?int $user_id
 * @property ?string $provider_id
 * @property ?string $reference our own id, which the gateway receives
 * @property ?int $message_template_id
 * @property ?CarbonImmutable $submitted_at when it was sent to the gateway
 * @property SmsStatus $status
 * @property ?string $error
 * @property CarbonImmutable $sent_at
 * @property ?CarbonImmutable $delivered_at
 * @property ?CarbonImmutable $read_at
 * @property CarbonImmutable $created_at
 * @property-read Conversation $conversation
 * @property-read ?User $user
 */
final class SmsMessage extends Model
{
    /** @use HasFactory<SmsMessageFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'segments' => 1,
        'user_id' => null,
        'provider_id' => null,
        'reference' => null,
        'message_template_id' => null,
        'submitted_at' => null,
        'error' => null,
        'delivered_at' => null,
        'read_at' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'direction' => MessageDirection::class,
            'segments' => 'integer',
            'status' => SmsStatus::class,
            'submitted_at' => 'immutable_datetime',
            'sent_at' => 'immutable_datetime',
            'delivered_at' => 'immutable_datetime',
            'read_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Conversation, $this> */
    public function conversation(): BelongsTo
    {
        return $this->belongsTo(Conversation::class);
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
