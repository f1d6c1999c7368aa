<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\FailBatch;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Payments\FailWithdrawalRequest;
use App\Models\PaymentBatch;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class FailBatchController
{
    use AnswersMove;

    public function __invoke(FailWithdrawalRequest $request, PaymentBatch $batch, FailBatch $fail, #[CurrentUser] User $teller): RedirectResponse
    {
        return $this->moved(static fn () => $fail->handle($batch, $request->reason(), $teller), "{$batch->number} is marked as refused. The clients have the money again.");
    }
}
