<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\ApproveDeposit;
use App\Domain\Deposits\DecidedDeposit;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Deposits\ApproveDepositRequest;
use App\Models\Deposit;
use App\Models\User;
use App\Support\Dollars;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ApproveDepositController
{
    use AnswersChange;

    public function __invoke(ApproveDepositRequest $request, Deposit $deposit, ApproveDeposit $approve, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->decided(
            static fn (): DecidedDeposit => $approve->handle($deposit, $request->clientId(), $user, $request->version(), $request->options()),
            $user, Dollars::of($deposit->amount_cents).' credited.',
        );
    }
}
