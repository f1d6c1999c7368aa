<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Enums\ReceiptSubject;
use App\Http\Requests\Rsg\RecordReceiptsRequest;
use App\Queries\Rsg\ReceiptsQuery;
use Illuminate\Http\JsonResponse;

/** The decisions of the gate about a message, bonus or payment, loaded when its details open. */
final class RecordReceiptsController
{
    public function __invoke(RecordReceiptsRequest $request, ReceiptsQuery $receipts): JsonResponse
    {
        return new JsonResponse($receipts->ofSubject($request->enumOf('subject', ReceiptSubject::class), (int) $request->validated('id')));
    }
}
