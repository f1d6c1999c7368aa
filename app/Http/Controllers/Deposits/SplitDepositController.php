<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\SplitDeposit;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Deposits\SplitDepositRequest;
use App\Models\Deposit;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class SplitDepositController
{
    use AnswersChange;

    public function __invoke(SplitDepositRequest $request, Deposit $deposit, SplitDeposit $split, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn (): array => $split->handle($deposit, $request->parts(), $user, $request->version()), 'Deposit split. Decide each part separately.');
    }
}
