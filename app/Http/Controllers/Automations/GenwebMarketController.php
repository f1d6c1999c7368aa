<?php

declare(strict_types=1);

namespace App\Http\Controllers\Automations;

use App\Actions\Automations\AddMappingRecord;
use App\Actions\Automations\ChangeMappingRecord;
use App\Actions\Automations\DeleteMappingRecord;
use App\Data\Automations\GenwebMarketsPage;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Automations\SaveGenwebMarketRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Lists\Automations\GenwebMarketList;
use App\Models\GenwebMarket;
use App\Models\User;
use App\Queries\Automations\MappingChoicesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class GenwebMarketController
{
    use AnswersChange;

    public function index(
        ListRequest $request,
        GenwebMarketList $list,
        MappingChoicesQuery $choices,
        CurrentImpersonation $impersonation,
        #[CurrentUser] User $viewer,
    ): Response {
        return Inertia::render('Automations/GenwebMarkets', new GenwebMarketsPage(
            ...$request->page($list),
            sport_types: $choices->sportTypes(),
            can_edit: $viewer->can('takeDecisions'),
            can_export: $impersonation->find() === null,
        ));
    }

    public function store(SaveGenwebMarketRequest $request, AddMappingRecord $add, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->saved(static fn () => $add->handle(GenwebMarket::class, $request->fields(), $user, $request->reference()), 'Market added.');
    }

    public function update(SaveGenwebMarketRequest $request, GenwebMarket $genwebMarket, ChangeMappingRecord $change, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->saved(static fn () => $change->handle($genwebMarket, $request->fields(), $request->integer('version'), $user), 'Market saved.');
    }

    public function destroy(GenwebMarket $genwebMarket, DeleteMappingRecord $delete, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $delete->handle($genwebMarket, $user), 'Market deleted.');
    }
}
