<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\FailBatch;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Payments\FailWithdrawalRequest;
use App\Models\PaymentBatch;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class FailBatchController
{
    use AnswersChange;

    public function __invoke(FailWithdrawalRequest $request, PaymentBatch $batch, FailBatch $fail, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $fail->handle($batch, $request->reason(), $user), "{$batch->number} marked as refused. The money is back on the clients’ balances.");
    }
}
