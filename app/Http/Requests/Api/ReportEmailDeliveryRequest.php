<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Enums\EmailStatus;
use App\Http\Requests\Concerns\ReadsMailFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Carbon\CarbonImmutable;
use Illuminate\Validation\Rule;

/** Body of `POST /api/v1/emails/delivery-reports`. */
#[
    ObjectSchema('NewEmailReport', 'A delivery report of an outbound email.', [
        'provider_id' => new Field(
            'string',
            'The Message-ID of our email, with or without brackets.',
            '0b4f2a52-5d0e-4c1f-9b53-6d1f0a2f7c11@paddock.example',
            pattern: '^<?[!-;=?-~]+>?$',
            maxLength: 191,
        ),
        'status' => new Field('string', 'The result.', 'delivered', enum: ['delivered', 'bounced']),
        'reason' => new Field('string', 'The reason of a bounce.', null, optional: true, nullable: true, maxLength: 255),
        'occurred_at' => new Field(
            'string',
            'Time of the event, with an offset; now when omitted.',
            '2026-11-20T14:05:00+11:00',
            optional: true,
            nullable: true,
            format: 'date-time',
        ),
    ]),
]
final class ReportEmailDeliveryRequest extends FormRequest
{
    use ReadsMailFields;

    public function rules(): array
    {
        return [
            'provider_id' => $this->messageIdRules(),
            'status' => ['required', Rule::enum(EmailStatus::class)->only([EmailStatus::Delivered, EmailStatus::Bounced])],
            'reason' => ['nullable', 'string', 'max:255'],
            'occurred_at' => ['nullable', ...array_diff($this->momentRules(), ['required'])],
        ];
    }

    /** @return array{providerId: string, isDelivered: bool, reason: ?string, at: CarbonImmutable} */
    public function report(): array
    {
        $isDelivered = $this->validated('status') === EmailStatus::Delivered->value;

        return [
            'providerId' => $this->messageId(),
            'isDelivered' => $isDelivered,
            'reason' => $isDelivered ? null : $this->optionalText('reason'),
            'at' => $this->validated('occurred_at') === null ? CarbonImmutable::now()->startOfSecond() : $this->moment('occurred_at'),
        ];
    }
}
