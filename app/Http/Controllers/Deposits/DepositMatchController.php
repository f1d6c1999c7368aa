<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\DecidedDeposit;
use App\Actions\Deposits\MatchDeposit;
use App\Actions\Deposits\UnmatchDeposit;
use App\Http\Controllers\Concerns\AnswersDecision;
use App\Http\Requests\Deposits\MatchDepositRequest;
use App\Http\Requests\Deposits\UnmatchDepositRequest;
use App\Models\Deposit;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Whose money a deposit is, as somebody says before it is credited. */
final class DepositMatchController
{
    use AnswersDecision;

    public function update(MatchDepositRequest $request, Deposit $deposit, MatchDeposit $match, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->decided(static fn (): DecidedDeposit => $match->handle($deposit, $request->clientId(), $user, $request->version()), $user, 'Matched. It waits for approval.');
    }

    public function destroy(UnmatchDepositRequest $request, Deposit $deposit, UnmatchDeposit $unmatch, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->decided(static fn (): DecidedDeposit => $unmatch->handle($deposit, $user, $request->version()), $user, 'The match is taken back.');
    }
}
