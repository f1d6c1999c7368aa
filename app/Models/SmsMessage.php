<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use Database\Factories\SmsMessageFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One SMS of a conversation.
 *
 * @mixin SmsMessageProperties
 */
final class SmsMessage extends Model
{
    /** @use HasFactory<SmsMessageFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'segments' => 1,
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

    /** @return BelongsTo<Blast, $this> */
    public function blast(): BelongsTo
    {
        return $this->belongsTo(Blast::class);
    }

    /** @return BelongsTo<AutoMessage, $this> */
    public function autoMessage(): BelongsTo
    {
        return $this->belongsTo(AutoMessage::class);
    }
}
