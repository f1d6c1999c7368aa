<?php

declare(strict_types=1);

namespace App\Http\Controllers\DepositMatching;

use App\Actions\DepositMatching\MatchDeposit;
use App\Actions\DepositMatching\UnmatchDeposit;
use App\Domain\Deposits\DecidedDeposit;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\DepositMatching\MatchDepositRequest;
use App\Http\Requests\Deposits\DepositDecisionRequest;
use App\Models\Deposit;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Matches a deposit to a client. */
final class DepositMatchController
{
    use AnswersChange;

    public function update(
        MatchDepositRequest $request,
        Deposit $deposit,
        MatchDeposit $match,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        return $this->decided(
            static fn (): DecidedDeposit => $match->handle(
                $deposit,
                $request->integer('client_id'),
                $user,
                $request->integer('version'),
            ),
            $user,
            'Deposit matched. It can be approved.',
        );
    }

    public function destroy(DepositDecisionRequest $request, Deposit $deposit, UnmatchDeposit $unmatch, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->decided(static fn (): DecidedDeposit => $unmatch->handle($deposit, $user, $request->integer('version')), $user, 'Deposit unmatched.');
    }
}
