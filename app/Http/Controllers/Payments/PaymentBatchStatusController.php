<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\ConfirmPaymentBatch;
use App\Actions\Payments\ExportPaymentBatch;
use App\Actions\Payments\FailBatch;
use App\Actions\Payments\PayBatch;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Payments\ConfirmPaymentBatchRequest;
use App\Http\Requests\Payments\ExportPaymentBatchRequest;
use App\Http\Requests\Payments\FailWithdrawalRequest;
use App\Http\Requests\Payments\PayBatchRequest;
use App\Models\PaymentBatch;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Response;

/** The steps of a batch: export, then confirm, pay or fail. */
final class PaymentBatchStatusController
{
    use AnswersChange;

    /** Downloads the bank file; not a page visit, which can't receive files. */
    public function export(
        ExportPaymentBatchRequest $request,
        PaymentBatch $batch,
        ExportPaymentBatch $export,
        #[CurrentUser] User $exporter,
    ): Response|JsonResponse {
        try {
            $file = $export->handle($batch, $exporter, $request->validated('reason'), $request->acknowledgement());
        } catch (OperationRefusedException $refused) {
            return new JsonResponse(['message' => $refused->getMessage()], 409);
        }

        return new Response($file, headers: [
            'Content-Type' => 'text/plain; charset=us-ascii',
            'Content-Disposition' => "attachment; filename=\"{$batch->number}.aba\"",
            'Cache-Control' => 'no-store, private',
        ]);
    }

    public function confirm(
        ConfirmPaymentBatchRequest $request,
        PaymentBatch $batch,
        ConfirmPaymentBatch $confirm,
        #[CurrentUser] User $confirmer,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $confirm->handle($batch, $request->string('bank_receipt')->value(), $confirmer),
            "Bank receipt of {$batch->number} confirmed.",
        );
    }

    public function pay(
        PayBatchRequest $request,
        PaymentBatch $batch,
        PayBatch $pay,
        #[CurrentUser] User $payer,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $pay->handle($batch, $request->validated('bank_reference'), $payer, $request->paidOn()),
            "{$batch->number} is paid.",
        );
    }

    public function fail(FailWithdrawalRequest $request, PaymentBatch $batch, FailBatch $fail, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(
            static fn () => $fail->handle($batch, $request->string('reason')->value(), $user),
            "{$batch->number} marked as refused. The money is back on the clients’ balances.",
        );
    }
}
