<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveIpSightings;
use App\Http\Requests\Api\ReceiveIpSightingsRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;
use OpenApi\Attributes\Items;

/** Sightings of addresses in bulk, answered as {@see BulkAnswer} says. */
#[ObjectSchema('ReceivedIpSightings', 'What became of the rows; each is counted once.', [
    'created' => new Field('integer', 'Rows that are new.', 1, min: 0),
    'updated' => new Field('integer', 'Rows that changed what was here.', 0, min: 0),
    'unchanged' => new Field('integer', 'Rows that were here already.', 0, min: 0),
    'errors' => new Field('array', 'Rows that were left out. They may be mended and sent again under a new key.', items: new Items(ref: '#/components/schemas/RefusedIpSighting')),
])]
#[ObjectSchema('RefusedIpSighting', 'A sighting that was left out, and why.', [
    'index' => new Field('integer', 'Its place in the list that was sent, from 0.', 1, min: 0),
    'client_pin' => new Field('string', 'As sent, when it could be read.', '48213', nullable: true),
    'detail' => new Field('string', 'What is wrong with it.', 'The ip is no IPv4 or IPv6 address.'),
])]
final readonly class IpSightingController
{
    #[ApiCall(
        path: '/ip-sightings',
        id: 'receiveIpSightings',
        tag: 'Clients',
        summary: 'Receive sightings of addresses',
        description: 'Up to 1,000 in one call. When no row at all can be taken, the call is refused with 422 and its key stays free.',
        scope: IntakeScope::CreateIpSightings,
        body: 'NewIpSightings',
        answers: [new Answer(200, 'At least one row was taken; the others are named.', 'ReceivedIpSightings')],
    )]
    public function store(ReceiveIpSightingsRequest $request, ReceiveIpSightings $receive): JsonResponse
    {
        $sightings = $request->toNewIpSightings();

        return BulkAnswer::of($receive->handle($sightings->rows)->withRefused($sightings->refused), 'sightings', 'client_pin');
    }
}
