<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ConversationStatus;
use Carbon\CarbonImmutable;
use Database\Factories\ConversationFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * The SMS conversation with one phone number and, if known, its client.
 *
 * @property int $id
 * @property ?int $client_id
 * @property string $phone_e164
 * @property ?int $assignee_id
 * @property ConversationStatus $status
 * @property ?CarbonImmutable $due_at
 * @property ?CarbonImmutable $last_message_at
 * @property int $unread_count
 * @property CarbonImmutable $created_at
 * @property-read ?Client $client
 * @property-read ?User $assignee
 */
final class Conversation extends Model
{
    /** @use HasFactory<ConversationFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'client_id' => null,
        'assignee_id' => null,
        'status' => 'open',
        'due_at' => null,
        'last_message_at' => null,
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
