<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveIpSightings;
use App\Http\Requests\Api\ReceiveIpSightingsRequest;
use Illuminate\Http\JsonResponse;

/** Sightings of addresses in bulk, answered as {@see BulkAnswer} says. */
final readonly class IpSightingController
{
    public function store(ReceiveIpSightingsRequest $request, ReceiveIpSightings $receive): JsonResponse
    {
        $sightings = $request->toNewIpSightings();

        return BulkAnswer::of($receive->handle($sightings->rows)->withRefused($sightings->refused), 'sightings', 'client_pin');
    }
}
