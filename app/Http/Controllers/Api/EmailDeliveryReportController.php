<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Emails\RecordEmailFate;
use App\Enums\EmailStatus;
use App\Http\Requests\Api\ReportEmailDeliveryRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;

/** What became of an e-mail of ours: 200 with where it stands now, 202 when it is no e-mail to a client. */
#[ObjectSchema('ReportedEmail', 'The e-mail, and where it stands now.', [
    'provider_id' => new Field('string', 'As sent, without brackets.', '0b4f2a52-5d0e-4c1f-9b53-6d1f0a2f7c11@paddock.example'),
    'email_id' => new Field('integer', "The e-mail's number in Paddock; null when it is not known here.", 70410, nullable: true, min: 1),
    'status' => new Field('string', 'Where the e-mail stands; null when it is not known here.', 'delivered', nullable: true, enum: EmailStatus::class),
])]
final readonly class EmailDeliveryReportController
{
    #[ApiCall(
        path: '/emails/delivery-reports',
        id: 'reportEmailDelivery',
        tag: 'E-mail',
        summary: 'Report what became of an e-mail',
        description: 'Reports may come in any order, and before the e-mail counts as sent: its Message-ID is known here before it goes. Bounced is the last word.',
        scope: IntakeScope::ReceiveEmails,
        body: 'NewEmailReport',
        answers: [
            new Answer(200, 'The report is noted.', 'ReportedEmail'),
            new Answer(202, 'No e-mail to a client has this Message-ID, and none will: nothing is kept, nothing has to be sent again.', 'ReportedEmail'),
        ],
        refusals: [409 => ['reference-taken' => 'This provider_id was used for another content. Nothing was changed; use a new one for something new.']],
    )]
    public function store(ReportEmailDeliveryRequest $request, RecordEmailFate $record): JsonResponse
    {
        $report = $request->toNewEmailReport();
        $email = $record->handle($report);

        return new JsonResponse([
            'provider_id' => $report->provider_id,
            'email_id' => $email?->id,
            'status' => $email?->status,
        ], $email === null ? 202 : 200);
    }
}
