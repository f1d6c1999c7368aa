<?php

declare(strict_types=1);

namespace App\Http\Controllers\Withdrawals;

use App\Actions\Withdrawals\CheckWithdrawal;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Withdrawals\CheckWithdrawalRequest;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class CheckWithdrawalController
{
    use AnswersChange;

    public function __invoke(CheckWithdrawalRequest $request, Withdrawal $withdrawal, CheckWithdrawal $check, #[CurrentUser] User $checker): RedirectResponse
    {
        return $this->changed(static fn () => $check->handle($withdrawal, $checker, $request->seenAccountId()), 'Withdrawal checked. It can be approved.');
    }
}
