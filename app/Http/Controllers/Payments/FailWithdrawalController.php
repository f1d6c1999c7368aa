<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\FailWithdrawal;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Payments\FailWithdrawalRequest;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class FailWithdrawalController
{
    use AnswersChange;

    public function __invoke(FailWithdrawalRequest $request, Withdrawal $withdrawal, FailWithdrawal $fail, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $fail->handle($withdrawal, $request->reason(), $user, $request->line(), $request->lineVersion(), $request->acceptsCredited()), "{$withdrawal->reference} marked as failed. The money is back on the client’s balance.");
    }
}
