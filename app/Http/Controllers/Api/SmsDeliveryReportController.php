<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReportSmsDelivery;
use App\Enums\SmsStatus;
use App\Http\Requests\Api\ReportSmsDeliveryRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;

/** Delivery reports of SMS: 200 with the current status, 202 while the message is unknown. */
#[ObjectSchema('ReportedSms', 'The message and its current status.', [
    'provider_id' => new Field('string', 'As sent.', 'gw-90001'),
    'message_id' => new Field('integer', 'The id of the message in Paddock; null while unknown.', 90210, nullable: true, min: 1),
    'status' => new Field('string', 'The status of the message; null while unknown.', 'delivered', nullable: true, enum: SmsStatus::class),
])]
final readonly class SmsDeliveryReportController
{
    #[ApiCall(
        path: '/sms/delivery-reports',
        id: 'reportSmsDelivery',
        tag: 'SMS',
        summary: 'Report the delivery of an SMS',
        description: 'Reports may arrive in any order, and before the message is known. Such reports are applied later.',
        scope: IntakeScope::ReceiveSms,
        body: 'NewDeliveryReport',
        answers: [
            new Answer(200, 'The report is recorded.', 'ReportedSms'),
            new Answer(202, 'The message is not known yet. The report will be applied later.', 'ReportedSms'),
        ],
        refusals: [409 => ['reference-taken' => 'This provider_id was already used with different content. Nothing was changed. Use a new provider_id for a new record.']],
    )]
    public function store(ReportSmsDeliveryRequest $request, ReportSmsDelivery $report): JsonResponse
    {
        $new = $request->toDeliveryReport();
        $message = $report->handle($new);

        return new JsonResponse(['provider_id' => $new->provider_id, 'message_id' => $message?->id, 'status' => $message?->status], $message === null ? 202 : 200);
    }
}
