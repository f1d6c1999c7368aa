<?php

declare(strict_types=1);

namespace App\Http\Controllers\Withdrawals;

use App\Actions\Withdrawals\ChooseDestination;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Withdrawals\ChooseDestinationRequest;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Withdrawals\WithdrawalChoicesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

/** A client's bank accounts, and the choice of one for a withdrawal. */
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
}
