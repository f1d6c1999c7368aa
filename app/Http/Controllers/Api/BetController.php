<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveBets;
use App\Http\Requests\Api\ReceiveBetsRequest;
use Illuminate\Http\JsonResponse;

/** Bets in bulk, answered as {@see BulkAnswer} says. */
final readonly class BetController
{
    public function store(ReceiveBetsRequest $request, ReceiveBets $receive): JsonResponse
    {
        $bets = $request->toNewBets();

        return BulkAnswer::of($receive->handle($bets->rows)->withRefused($bets->refused), 'bets', 'external_id');
    }
}
