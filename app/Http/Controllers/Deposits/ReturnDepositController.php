<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\ReturnDeposit;
use App\Domain\Deposits\DecidedDeposit;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Deposits\ReasonedDecisionRequest;
use App\Models\Deposit;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ReturnDepositController
{
    use AnswersChange;

    public function __invoke(ReasonedDecisionRequest $request, Deposit $deposit, ReturnDeposit $return, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->decided(static fn (): DecidedDeposit => $return->handle($deposit, $request->reason(), $user, $request->version()), $user, 'Deposit returned to the payer.');
    }
}
