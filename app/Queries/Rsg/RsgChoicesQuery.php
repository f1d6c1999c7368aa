<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Lists\Choice;
use App\Data\Rsg\RsgChoices;
use App\Enums\Ability;
use App\Models\RoleAbility;
use App\Models\User;
use App\Queries\Clients\ClientChoiceQuery;

/** The choices of the filters and forms of an RSG queue. */
final readonly class RsgChoicesQuery
{
    public function __construct(private ClientChoiceQuery $clients) {}

    /** @param  string|null  $client  the value of the client filter */
    public function of(Ability $ability, ?string $client): RsgChoices
    {
        return new RsgChoices([new Choice('me', 'Me'), new Choice('unassigned', 'Unassigned'), ...$this->owners($ability)], $this->clients->of($client));
    }

    /** @return list<Choice> active colleagues with the ability */
    public function owners(Ability $ability): array
    {
        return array_values(User::query()->where('is_active', true)->whereIn('role_id', RoleAbility::query()->where('ability', $ability)->select('role_id'))
            ->orderBy('first_name')->orderBy('last_name')->orderBy('id')->get()
            ->map(static fn (User $user): Choice => new Choice((string) $user->id, $user->full_name))->all());
    }
}
