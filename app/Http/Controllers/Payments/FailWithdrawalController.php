<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\FailWithdrawal;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Payments\FailWithdrawalRequest;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class FailWithdrawalController
{
    use AnswersMove;

    public function __invoke(FailWithdrawalRequest $request, Withdrawal $withdrawal, FailWithdrawal $fail, #[CurrentUser] User $teller): RedirectResponse
    {
        return $this->moved(static fn () => $fail->handle($withdrawal, $request->reason(), $teller, $request->line(), $request->lineVersion(), $request->acceptsCredited()), "{$withdrawal->reference} is marked as failed. The client has the money again.");
    }
}
