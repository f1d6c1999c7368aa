<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Bonus\ApproveBonus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Approves a client's bonus. */
final readonly class ApproveBonusController
{
    use AnswersChange;

    public function __invoke(Client $client, BonusClaim $bonusClaim, ApproveBonus $approve, #[CurrentUser] User $approver): RedirectResponse
    {
        return $this->changed(static fn () => $approve->handle($bonusClaim, $approver), 'Bonus approved.');
    }
}
