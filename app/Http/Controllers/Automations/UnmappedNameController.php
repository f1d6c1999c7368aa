<?php

declare(strict_types=1);

namespace App\Http\Controllers\Automations;

use App\Data\Automations\UnmappedNamesPage;
use App\Domain\Automations\SeenMarketNames;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Lists\Automations\UnmappedNameList;
use App\Models\User;
use App\Queries\Automations\MappingChoicesQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class UnmappedNameController
{
    public function __invoke(
        ListRequest $request,
        UnmappedNameList $list,
        MappingChoicesQuery $choices,
        SeenMarketNames $names,
        CurrentImpersonation $impersonation,
        #[CurrentUser] User $viewer,
    ): Response {
        return Inertia::render('Automations/UnmappedNames', new UnmappedNamesPage(
            ...$request->page($list), sport_types: $choices->sportTypes(), markets: $choices->markets(), is_outdated: $names->isOutdated(),
            can_edit: $viewer->can('takeDecisions'), can_export: $impersonation->find() === null,
        ));
    }
}
