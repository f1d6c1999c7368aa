<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Enums\SmsStatus;
use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Models\SmsDeliveryReport;
use Illuminate\Validation\Rule;

/** Body of `POST /api/v1/sms/delivery-reports`. */
#[ObjectSchema('NewDeliveryReport', 'A delivery report of an outbound SMS.', [
    'provider_id' => new Field('string', "The gateway's id of the message.", 'gw-90001', pattern: '^[A-Za-z0-9._:@+=-]+$', maxLength: 128),
    'status' => new Field('string', 'The status of the message.', 'delivered', enum: ['sent', 'delivered', 'failed']),
    'error' => new Field('string', 'The reason of a failure.', null, optional: true, nullable: true, maxLength: 255),
    'occurred_at' => new Field('string', 'Time of the event, with an offset.', '2026-11-20T14:05:00+11:00', format: 'date-time'),
])]
final class ReportSmsDeliveryRequest extends FormRequest
{
    use ReadsIntakeFields;

    public function rules(): array
    {
        return [
            'provider_id' => $this->referenceRules(),
            'status' => ['required', Rule::enum(SmsStatus::class)->only([SmsStatus::Sent, SmsStatus::Delivered, SmsStatus::Failed])],
            'error' => ['nullable', 'string', 'max:255'],
            'occurred_at' => $this->momentRules(),
        ];
    }

    public function toDeliveryReport(): SmsDeliveryReport
    {
        return new SmsDeliveryReport([
            ...$this->safe(['provider_id', 'status']),
            'error' => $this->validated('status') === SmsStatus::Failed->value ? $this->validated('error') : null,
            'occurred_at' => $this->moment('occurred_at'),
        ]);
    }
}
