<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\ConfirmPaymentBatch;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Payments\ConfirmPaymentBatchRequest;
use App\Models\PaymentBatch;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ConfirmPaymentBatchController
{
    use AnswersMove;

    public function __invoke(ConfirmPaymentBatchRequest $request, PaymentBatch $batch, ConfirmPaymentBatch $confirm, #[CurrentUser] User $confirmer): RedirectResponse
    {
        return $this->moved(static fn () => $confirm->handle($batch, $request->receipt(), $confirmer), "The bank has {$batch->number}.");
    }
}
