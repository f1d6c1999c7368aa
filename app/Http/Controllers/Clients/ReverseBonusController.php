<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Bonus\AdvanceBonusClaim;
use App\Enums\BonusClaimStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Clients\ReverseBonusRequest;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Reverses a bonus, or declines a requested one. */
final readonly class ReverseBonusController
{
    use AnswersChange;

    public function __invoke(ReverseBonusRequest $request, Client $client, BonusClaim $bonusClaim, AdvanceBonusClaim $move, #[CurrentUser] User $decider): RedirectResponse
    {
        return $this->changed(static fn () => $move->handle($bonusClaim, BonusClaimStatus::Reversed, $decider, $request->reason()), 'Bonus reversed.');
    }
}
