<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use Carbon\CarbonImmutable;
use Database\Factories\EmailFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * An email to or from a client: queued > sent > delivered, bounced or failed.
 *
 * @property int $id
 * @property ?int $client_id null while the sender's address is unknown
 * @property ?int $user_id
 * @property MessageDirection $direction
 * @property string $from_address
 * @property string $to_address
 * @property string $subject
 * @property string $body
 * @property EmailStatus $status
 * @property ?string $provider_id the Message-ID
 * @property ?string $reference our own id, one per click on Send
 * @property ?CarbonImmutable $submitted_at when the mail server accepted it
 * @property ?int $message_template_id
 * @property ?string $error
 * @property ?CarbonImmutable $sent_at
 * @property ?CarbonImmutable $delivered_at
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read ?Client $client
 * @property-read ?User $user
 * @property-read ?MessageTemplate $messageTemplate
 */
final class Email extends Model
{
    /** @use HasFactory<EmailFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'user_id' => null,
        'status' => 'queued',
        'provider_id' => null,
        'reference' => null,
        'submitted_at' => null,
        'message_template_id' => null,
        'error' => null,
        'sent_at' => null,
        'delivered_at' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'direction' => MessageDirection::class,
            'status' => EmailStatus::class,
            'submitted_at' => 'immutable_datetime',
            'sent_at' => 'immutable_datetime',
            'delivered_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** @return BelongsTo<MessageTemplate, $this> */
    public function messageTemplate(): BelongsTo
    {
        return $this->belongsTo(MessageTemplate::class);
    }
}
