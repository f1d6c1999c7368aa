<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Bonus\MoveBonusClaim;
use App\Enums\BonusClaimStatus;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Clients\ReverseBonusRequest;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Takes a bonus back, or says no to one that was asked for. */
final readonly class ReverseBonusController
{
    use AnswersMove;

    public function __invoke(ReverseBonusRequest $request, Client $client, BonusClaim $bonusClaim, MoveBonusClaim $move, #[CurrentUser] User $decider): RedirectResponse
    {
        return $this->moved(static fn () => $move->handle($bonusClaim, BonusClaimStatus::Reversed, $decider, $request->reason()), 'Bonus reversed.');
    }
}
