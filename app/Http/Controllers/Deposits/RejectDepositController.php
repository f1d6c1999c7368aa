<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\RejectDeposit;
use App\Domain\Deposits\DecidedDeposit;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Deposits\ReasonedDecisionRequest;
use App\Models\Deposit;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class RejectDepositController
{
    use AnswersChange;

    public function __invoke(ReasonedDecisionRequest $request, Deposit $deposit, RejectDeposit $reject, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->decided(static fn (): DecidedDeposit => $reject->handle($deposit, $request->reason(), $user, $request->version()), $user, 'Deposit rejected. The money stays in our account until you return it.');
    }
}
