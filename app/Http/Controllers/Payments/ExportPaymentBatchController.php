<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\ExportPaymentBatch;
use App\Http\Requests\Payments\ExportPaymentBatchRequest;
use App\Models\PaymentBatch;
use App\Support\OperationRefusedException;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Response;

/** Downloads the bank file of a batch; not a page visit, which can't receive files. */
final readonly class ExportPaymentBatchController
{
    public function __invoke(ExportPaymentBatchRequest $request, PaymentBatch $batch, ExportPaymentBatch $export): Response|JsonResponse
    {
        try {
            $file = $export->handle($batch, $request->staff(), $request->reason(), $request->acknowledgement());
        } catch (OperationRefusedException $refused) {
            return new JsonResponse(['message' => $refused->getMessage()], 409);
        }

        return new Response($file, headers: [
            'Content-Type' => 'text/plain; charset=us-ascii',
            'Content-Disposition' => "attachment; filename=\"{$batch->number}.aba\"",
            'Cache-Control' => 'no-store, private',
        ]);
    }
}
