<?php

declare(strict_types=1);

namespace App\Http\Controllers\Withdrawals;

use App\Actions\Withdrawals\CheckWithdrawal;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class CheckWithdrawalController
{
    use AnswersMove;

    public function __invoke(Withdrawal $withdrawal, CheckWithdrawal $check, #[CurrentUser] User $checker): RedirectResponse
    {
        return $this->moved(static fn () => $check->handle($withdrawal, $checker), 'Withdrawal checked. It waits to be approved.');
    }
}
