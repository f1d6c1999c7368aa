<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\SplitDeposit;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Deposits\SplitDepositRequest;
use App\Models\Deposit;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class SplitDepositController
{
    use AnswersMove;

    public function __invoke(SplitDepositRequest $request, Deposit $deposit, SplitDeposit $split, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->moved(static fn (): array => $split->handle($deposit, $request->parts(), $user, $request->version()), 'Split. Each part waits by itself now.');
    }
}
