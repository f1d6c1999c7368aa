<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Enums\RsgChannel;
use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Models\RsgCommunication;
use App\Models\User;
use Closure;
use Illuminate\Validation\Rule;

/** Body of `POST /api/v1/rsg-communications`. */
#[
    ObjectSchema('NewRsgCommunication', 'A responsible-gambling message from or to a client.', [
        'external_id' => new Field(
            'string',
            "The sender's id, unique per message.",
            'rsg-2041',
            pattern: '^[A-Za-z0-9._:@+=-]+$',
            maxLength: 128,
        ),
        'client_pin' => new Field('string', 'PIN of the client.', '48213', maxLength: 16),
        'channel' => new Field('string', 'The channel.', 'email', enum: RsgChannel::class),
        'body' => new Field('string', 'The text.', 'I would like to take a break for a month.', maxLength: self::LONGEST_BODY),
        'sent_at' => new Field('string', 'With an offset.', '2026-11-20T14:05:00+11:00', format: 'date-time'),
        'sender_email' => new Field(
            'string',
            'Email of the staff member who wrote it; omitted when the client did.',
            'sam@paddock.example',
            optional: true,
            nullable: true,
            maxLength: 255,
        ),
    ]),
]
final class ReceiveRsgCommunicationRequest extends FormRequest
{
    use ReadsIntakeFields;

    private const LONGEST_BODY = 10_000;

    private ?User $sender = null;

    public function rules(): array
    {
        return [
            'external_id' => $this->referenceRules(),
            'client_pin' => $this->clientPinRules(),
            'channel' => ['required', Rule::enum(RsgChannel::class)],
            'body' => ['required', 'string', 'max:'.self::LONGEST_BODY],
            'sent_at' => $this->momentRules(),
            'sender_email' => ['bail', 'nullable', 'string', 'max:255', $this->isColleague(...)],
        ];
    }

    public function toRsgCommunication(): RsgCommunication
    {
        return new RsgCommunication([
            ...$this->safe(['external_id', 'channel', 'body']),
            'client_id' => $this->clientId(),
            'sender_id' => $this->sender?->id,
            'sent_at' => $this->moment('sent_at'),
        ]);
    }

    private function isColleague(string $attribute, mixed $value, Closure $fail): void
    {
        $this->sender = is_string($value) ? User::query()->where('email', mb_strtolower($value))->first() : null;

        if ($this->sender === null) {
            $fail('No staff member has this email address.');
        }
    }
}
