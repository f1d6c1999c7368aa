<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Enums\EmailStatus;
use App\Http\Requests\Concerns\ReadsMailFields;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\NewEmailReport;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

/** Body of `POST /api/v1/emails/delivery-reports`. */
#[ObjectSchema('NewEmailReport', 'What became of an e-mail that we sent.', [
    'provider_id' => new Field('string', 'The Message-ID of our e-mail, with or without its brackets.', '0b4f2a52-5d0e-4c1f-9b53-6d1f0a2f7c11@paddock.example', pattern: '^<?[!-;=?-~]+>?$', maxLength: 191),
    'status' => new Field('string', 'Whether it arrived or came back.', 'delivered', enum: ['delivered', 'bounced']),
    'reason' => new Field('string', 'Why it came back.', null, optional: true, nullable: true, maxLength: 255),
    'occurred_at' => new Field('string', 'When that was, with its offset; now, when left out.', '2026-11-20T14:05:00+11:00', optional: true, nullable: true, format: 'date-time'),
])]
final class ReportEmailDeliveryRequest extends FormRequest
{
    use ReadsMailFields;

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            'provider_id' => $this->messageIdRules(),
            'status' => ['required', Rule::enum(EmailStatus::class)->only([EmailStatus::Delivered, EmailStatus::Bounced])],
            'reason' => ['nullable', 'string', 'max:255'],
            'occurred_at' => ['nullable', ...array_diff($this->momentRules(), ['required'])],
        ];
    }

    public function toNewEmailReport(): NewEmailReport
    {
        $isDelivered = $this->validated('status') === EmailStatus::Delivered->value;

        return new NewEmailReport(
            provider_id: $this->messageId(),
            is_delivered: $isDelivered,
            reason: $isDelivered ? null : $this->optionalText('reason'),
            occurred_at: $this->optionalText('occurred_at') === null ? CarbonImmutable::now()->startOfSecond() : $this->moment('occurred_at'),
        );
    }
}
