<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Lists\Choice;
use App\Data\Rsg\RsgChoices;
use App\Enums\Ability;
use App\Models\RoleAbility;
use App\Models\User;
use App\Queries\Clients\ClientChoiceQuery;
use App\Queries\Users\UserChoiceQuery;

/** The choices of the filters of an RSG queue. */
final readonly class RsgChoicesQuery
{
    public function __construct(private ClientChoiceQuery $clients) {}

    /** @param  string|null  $client  the value of the client filter */
    public function of(Ability $ability, ?string $client): RsgChoices
    {
        // Also those whose certification has ended, because their work is still theirs.
        $owners = User::query()->where('is_active', true)->whereIn('role_id', RoleAbility::query()->where('ability', $ability)->select('role_id'));

        return new RsgChoices(
            [new Choice('me', 'Me'), new Choice('unassigned', 'Unassigned'), ...UserChoiceQuery::of($owners)],
            $this->clients->of($client),
        );
    }
}
