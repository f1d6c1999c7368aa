<?php

declare(strict_types=1);

namespace App\Http\Controllers\Withdrawals;

use App\Actions\Withdrawals\DecideBankAccount;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Withdrawals\DecideBankAccountRequest;
use App\Models\BankAccount;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class DecideBankAccountController
{
    use AnswersChange;

    public function __invoke(DecideBankAccountRequest $request, BankAccount $bankAccount, DecideBankAccount $decide, #[CurrentUser] User $decider): RedirectResponse
    {
        return $this->changed(static fn () => $decide->handle($bankAccount, $request->status(), $request->evidence(), $decider), "Bank account {$request->status()->value}.");
    }
}
