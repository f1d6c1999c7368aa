<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Lists\Choice;
use App\Data\Rsg\RsgChoices;
use App\Enums\Ability;
use App\Queries\Clients\ClientChoiceQuery;
use App\Queries\Users\UserChoiceQuery;

/** The choices of the filters and forms of an RSG queue. */
final readonly class RsgChoicesQuery
{
    public function __construct(private ClientChoiceQuery $clients, private UserChoiceQuery $users) {}

    /** @param  string|null  $client  the value of the client filter */
    public function of(Ability $ability, ?string $client): RsgChoices
    {
        return new RsgChoices([new Choice('me', 'Me'), new Choice('unassigned', 'Unassigned'), ...$this->users->with($ability)], $this->clients->of($client));
    }
}
