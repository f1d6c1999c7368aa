<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Services\Intake\NewInboundSms;
use App\Support\PhoneNumber;
use Closure;
use Illuminate\Foundation\Http\FormRequest;

/** Body of `POST /api/v1/sms/inbound`. */
final class ReceiveSmsRequest extends FormRequest
{
    use ReadsIntakeFields;

    /** Ten joined SMS and some: gateways do not take more from a telephone. */
    private const LONGEST_BODY = 1_600;

    /** @return array<string, mixed> */
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

    public function toNewInboundSms(): NewInboundSms
    {
        return new NewInboundSms(
            provider_id: $this->validated('provider_id'),
            from_e164: (string) PhoneNumber::toE164($this->validated('from')),
            body: $this->validated('body'),
            received_at: $this->moment('received_at'),
        );
    }

    private function isPhoneNumber(string $attribute, mixed $value, Closure $fail): void
    {
        if (! is_string($value) || PhoneNumber::toE164($value) === null) {
            $fail('That is not a phone number, such as +61491570156.');
        }
    }
}
