<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\UndoDeposit;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Deposits\ReasonedDecisionRequest;
use App\Models\Deposit;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class UndoDepositController
{
    use AnswersMove;

    public function __invoke(ReasonedDecisionRequest $request, Deposit $deposit, UndoDeposit $undo, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->moved(static fn (): Deposit => $undo->handle($deposit, $request->reason(), $user, $request->version()), 'The credit is taken back. The deposit waits again.');
    }
}
