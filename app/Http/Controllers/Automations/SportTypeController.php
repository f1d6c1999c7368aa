<?php

declare(strict_types=1);

namespace App\Http\Controllers\Automations;

use App\Actions\Automations\AddMappingRecord;
use App\Actions\Automations\ChangeMappingRecord;
use App\Actions\Automations\DeleteMappingRecord;
use App\Data\Automations\SportTypesPage;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Automations\SaveSportTypeRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Lists\Automations\SportTypeList;
use App\Models\SportType;
use App\Models\User;
use App\Queries\Automations\MappingChoicesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class SportTypeController
{
    use AnswersChange;

    public function index(
        ListRequest $request,
        SportTypeList $list,
        MappingChoicesQuery $choices,
        CurrentImpersonation $impersonation,
        #[CurrentUser] User $viewer,
    ): Response {
        return Inertia::render('Automations/SportTypes', new SportTypesPage(
            ...$request->page($list),
            sports: $choices->sports(),
            can_edit: $viewer->can('takeDecisions'),
            can_export: $impersonation->find() === null,
        ));
    }

    public function store(SaveSportTypeRequest $request, AddMappingRecord $add, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->saved(static fn () => $add->handle(SportType::class, $request->fields(), $user, $request->reference()), 'Sport type added.');
    }

    public function update(SaveSportTypeRequest $request, SportType $sportType, ChangeMappingRecord $change, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->saved(static fn () => $change->handle($sportType, $request->fields(), $request->integer('version'), $user), 'Sport type saved.');
    }

    public function destroy(SportType $sportType, DeleteMappingRecord $delete, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $delete->handle($sportType, $user), 'Sport type deleted.');
    }
}
