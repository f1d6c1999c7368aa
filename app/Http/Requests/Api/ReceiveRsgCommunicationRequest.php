<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Enums\RsgChannel;
use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Models\User;
use App\Services\Intake\NewRsgCommunication;
use Closure;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

/** Body of `POST /api/v1/rsg-communications`. */
final class ReceiveRsgCommunicationRequest extends FormRequest
{
    use ReadsIntakeFields;

    private const LONGEST_BODY = 10_000;

    private ?User $sender = null;

    /** @return array<string, mixed> */
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

    public function toNewRsgCommunication(): NewRsgCommunication
    {
        return new NewRsgCommunication(
            external_id: $this->validated('external_id'),
            client_id: $this->clientId(),
            sender_id: $this->sender?->id,
            channel: RsgChannel::from($this->validated('channel')),
            body: $this->validated('body'),
            sent_at: $this->moment('sent_at'),
        );
    }

    private function isColleague(string $attribute, mixed $value, Closure $fail): void
    {
        $this->sender = is_string($value) ? User::query()->where('email', mb_strtolower($value))->first() : null;

        if ($this->sender === null) {
            $fail('No staff member has this e-mail address.');
        }
    }
}
