<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Models\SmsMessage;
use App\Support\PhoneNumber;
use App\Support\SmsSegments;
use Closure;

/** Body of `POST /api/v1/sms/inbound`. */
#[ObjectSchema('NewInboundSms', 'An inbound SMS.', [
    'provider_id' => new Field('string', "The gateway's id, unique per message.", 'gw-88213', pattern: '^[A-Za-z0-9._:@+=-]+$', maxLength: 128),
    'from' => new Field('string', 'The sender, in any notation.', '+61491570156', maxLength: 40),
    'to' => new Field('string', 'Our number.', '+61480012345', optional: true, nullable: true, maxLength: 40),
    'body' => new Field('string', 'The text.', 'Please call me about my withdrawal', maxLength: self::LONGEST_BODY),
    'received_at' => new Field('string', 'Time of receipt by the gateway, with an offset.', '2026-11-20T14:05:00+11:00', format: 'date-time'),
])]
final class ReceiveSmsRequest extends FormRequest
{
    use ReadsIntakeFields;

    /** A little more than ten concatenated SMS, the limit of gateways. */
    private const LONGEST_BODY = 1_600;

    public function rules(): array
    {
        return [
            'provider_id' => $this->referenceRules(),
            'from' => ['bail', 'required', 'string', 'max:40', $this->isPhoneNumber(...)],
            'to' => ['nullable', 'string', 'max:40'],
            'body' => ['required', 'string', 'max:'.self::LONGEST_BODY],
            'received_at' => $this->momentRules(),
        ];
    }

    public function toSmsMessage(): SmsMessage
    {
        return new SmsMessage([
            ...$this->safe(['provider_id', 'body']),
            'direction' => MessageDirection::Inbound,
            'segments' => SmsSegments::count($this->validated('body')),
            'status' => SmsStatus::Received,
            'sent_at' => $this->moment('received_at'),
        ]);
    }

    /** E.164. */
    public function sender(): string
    {
        return (string) PhoneNumber::toE164($this->validated('from'));
    }

    private function isPhoneNumber(string $attribute, mixed $value, Closure $fail): void
    {
        if (! is_string($value) || PhoneNumber::toE164($value) === null) {
            $fail('Enter a phone number such as +61491570156.');
        }
    }
}
