<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\ConfirmPaymentBatch;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Payments\ConfirmPaymentBatchRequest;
use App\Models\PaymentBatch;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ConfirmPaymentBatchController
{
    use AnswersChange;

    public function __invoke(ConfirmPaymentBatchRequest $request, PaymentBatch $batch, ConfirmPaymentBatch $confirm, #[CurrentUser] User $confirmer): RedirectResponse
    {
        return $this->changed(static fn () => $confirm->handle($batch, $request->receipt(), $confirmer), "Bank receipt of {$batch->number} confirmed.");
    }
}
