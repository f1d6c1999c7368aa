<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReportSmsDelivery;
use App\Enums\SmsStatus;
use App\Http\Requests\Api\ReportSmsDeliveryRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;

/** What became of an SMS of ours: 200 with where it stands now, 202 when the report has to wait for its message. */
#[ObjectSchema('ReportedSms', 'The message, and where it stands now.', [
    'provider_id' => new Field('string', 'As sent.', 'gw-90001'),
    'message_id' => new Field('integer', "The message's number in Paddock; null while it is not known here.", 90210, nullable: true, min: 1),
    'status' => new Field('string', 'Where the message stands; null while it is not known here.', 'delivered', nullable: true, enum: SmsStatus::class),
])]
final readonly class SmsDeliveryReportController
{
    #[ApiCall(
        path: '/sms/delivery-reports',
        id: 'reportSmsDelivery',
        tag: 'SMS',
        summary: 'Report what became of an SMS',
        description: 'Reports may come in any order, and before the message itself is known: then they wait for it.',
        scope: IntakeScope::ReceiveSms,
        body: 'NewDeliveryReport',
        answers: [
            new Answer(200, 'The report is noted.', 'ReportedSms'),
            new Answer(202, 'The message is not known yet; the report waits for it.', 'ReportedSms'),
        ],
        refusals: [409 => ['reference-taken' => 'This provider_id was used for another content. Nothing was changed; use a new one for something new.']],
    )]
    public function store(ReportSmsDeliveryRequest $request, ReportSmsDelivery $report): JsonResponse
    {
        $new = $request->toNewDeliveryReport();
        $message = $report->handle($new);

        return new JsonResponse([
            'provider_id' => $new->provider_id,
            'message_id' => $message?->id,
            'status' => $message?->status,
        ], $message === null ? 202 : 200);
    }
}
