<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveIpSightings;
use App\Http\BulkAnswer;
use App\Http\Requests\Api\ReceiveIpSightingsRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;
use OpenApi\Attributes\Items;

/** IP address sightings in bulk. {@see BulkAnswer} */
#[
    ObjectSchema('ReceivedIpSightings', 'The result. Every row is counted once.', [
        'created' => new Field('integer', 'New rows.', 1, min: 0),
        'updated' => new Field('integer', 'Rows that changed an existing record.', 0, min: 0),
        'unchanged' => new Field('integer', 'Rows that changed nothing.', 0, min: 0),
        'errors' => new Field(
            'array',
            'Refused rows. Correct them and send them again with a new key.',
            items: new Items(ref: '#/components/schemas/RefusedIpSighting'),
        ),
    ]),
]
#[
    ObjectSchema('RefusedIpSighting', 'A sighting that was left out, and why.', [
        'index' => new Field('integer', 'Index in the list, from 0.', 1, min: 0),
        'client_pin' => new Field('string', 'As sent, when readable.', '48213', nullable: true),
        'detail' => new Field('string', 'The reason.', 'The ip must be an IPv4 or IPv6 address.'),
    ]),
]
final readonly class IpSightingController
{
    #[ApiCall(
        path: '/ip-sightings',
        id: 'receiveIpSightings',
        tag: 'Clients',
        summary: 'Receive IP address sightings',
        description: 'Up to 1,000 per call. When no row is accepted, the call is refused with 422 and its key can be used again.',
        scope: IntakeScope::CreateIpSightings,
        body: 'NewIpSightings',
        answers: [new Answer(200, 'At least one row was accepted. Refused rows are listed.', 'ReceivedIpSightings')],
    )]
    public function store(ReceiveIpSightingsRequest $request, ReceiveIpSightings $receive): JsonResponse
    {
        [$sightings, $invalid] = $request->toNewIpSightings();

        return BulkAnswer::of($receive->handle($sightings), $invalid, 'sightings', 'client_pin');
    }
}
