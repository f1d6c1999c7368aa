<?php

declare(strict_types=1);

namespace App\Http\Controllers\Withdrawals;

use App\Actions\Withdrawals\HoldWithdrawal;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class HoldWithdrawalController
{
    use AnswersChange;

    public function __invoke(Withdrawal $withdrawal, HoldWithdrawal $hold, #[CurrentUser] User $holder): RedirectResponse
    {
        return $this->changed(static fn () => $hold->handle($withdrawal, $holder), 'The money is held.');
    }
}
