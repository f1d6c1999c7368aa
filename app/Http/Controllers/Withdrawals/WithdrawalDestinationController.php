<?php

declare(strict_types=1);

namespace App\Http\Controllers\Withdrawals;

use App\Actions\Withdrawals\ChooseDestination;
use App\Actions\Withdrawals\DecideBankAccount;
use App\Enums\BankAccountStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Withdrawals\ChooseDestinationRequest;
use App\Http\Requests\Withdrawals\DecideBankAccountRequest;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Withdrawals\WithdrawalChoicesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

/** A client's bank accounts, the choice of one for a withdrawal, and the decision whether one may be used. */
final class WithdrawalDestinationController
{
    use AnswersChange;

    public function index(Client $client, WithdrawalChoicesQuery $choices): JsonResponse
    {
        return new JsonResponse($choices->request($client));
    }

    public function update(ChooseDestinationRequest $request, Withdrawal $withdrawal, ChooseDestination $choose, #[CurrentUser] User $chooser): RedirectResponse
    {
        return $this->changed(static fn () => $choose->handle($withdrawal, $request->destination(), $chooser), 'Bank account chosen.');
    }

    public function decide(
        DecideBankAccountRequest $request,
        BankAccount $bankAccount,
        DecideBankAccount $decide,
        #[CurrentUser] User $decider,
    ): RedirectResponse {
        $seen = BankAccountStatus::from($request->string('seen')->value());

        return $this->changed(
            static fn () => $decide->handle($bankAccount, $request->status(), $seen, $request->string('evidence')->value(), $decider),
            "Bank account {$request->status()->value}.",
        );
    }
}
