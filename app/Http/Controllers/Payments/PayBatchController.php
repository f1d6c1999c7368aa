<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\PayBatch;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Payments\PayBatchRequest;
use App\Models\PaymentBatch;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class PayBatchController
{
    use AnswersChange;

    public function __invoke(PayBatchRequest $request, PaymentBatch $batch, PayBatch $pay, #[CurrentUser] User $payer): RedirectResponse
    {
        return $this->changed(static fn () => $pay->handle($batch, $request->reference(), $payer, $request->paidOn()), "{$batch->number} is paid.");
    }
}
