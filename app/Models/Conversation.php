<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ConversationStatus;
use Carbon\CarbonImmutable;
use Carbon\CarbonInterface;
use Database\Factories\ConversationFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * The SMS conversation with one phone number and, if known, its client.
 *
 * @mixin ConversationProperties
 */
final class Conversation extends Model
{
    /** @use HasFactory<ConversationFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'open',
        'unread_count' => 0,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'status' => ConversationStatus::class,
            'due_at' => 'immutable_datetime',
            'last_message_at' => 'immutable_datetime',
            'unread_count' => 'integer',
        ];
    }

    /** The end of a snooze that is not over, in UTC. */
    public static function snoozedUntil(ConversationStatus $status, CarbonInterface|string|null $dueAt): ?string
    {
        $due = $status === ConversationStatus::Snoozed && $dueAt !== null ? CarbonImmutable::parse($dueAt, 'UTC') : null;

        return $due?->greaterThan(now()->startOfMinute()) === true ? $due->toIso8601ZuluString() : null;
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<User, $this> */
    public function assignee(): BelongsTo
    {
        return $this->belongsTo(User::class, 'assignee_id');
    }

    /** @return HasMany<SmsMessage, $this> */
    public function messages(): HasMany
    {
        return $this->hasMany(SmsMessage::class);
    }
}
