<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\BounceDeposit;
use App\Domain\Deposits\DecidedDeposit;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Deposits\BounceDepositRequest;
use App\Models\Deposit;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class BounceDepositController
{
    use AnswersChange;

    public function __invoke(BounceDepositRequest $request, Deposit $deposit, BounceDeposit $bounce, #[CurrentUser] User $user): RedirectResponse
    {
        $withdrawal = $request->withdrawal();

        return $this->decided(
            static fn (): DecidedDeposit => $bounce->handle($deposit, $withdrawal, $user, $request->version()),
            $user, "This is {$withdrawal->reference}, returned. No client is credited again.",
        );
    }
}
