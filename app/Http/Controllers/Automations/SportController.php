<?php

declare(strict_types=1);

namespace App\Http\Controllers\Automations;

use App\Actions\Automations\AddMappingRecord;
use App\Actions\Automations\ChangeMappingRecord;
use App\Actions\Automations\DeleteMappingRecord;
use App\Data\Automations\SportsPage;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Automations\SaveSportRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Lists\Automations\SportList;
use App\Models\Sport;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class SportController
{
    use AnswersChange;

    public function index(ListRequest $request, SportList $list, CurrentImpersonation $impersonation, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Automations/Sports', new SportsPage(...$request->page($list), can_edit: $viewer->can('takeDecisions'), can_export: $impersonation->find() === null));
    }

    public function store(SaveSportRequest $request, AddMappingRecord $add, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->saved(static fn () => $add->handle(Sport::class, $request->fields(), $user, $request->reference()), 'Sport added.');
    }

    public function update(SaveSportRequest $request, Sport $sport, ChangeMappingRecord $change, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->saved(static fn () => $change->handle($sport, $request->fields(), $request->integer('version'), $user), 'Sport saved.');
    }

    public function destroy(Sport $sport, DeleteMappingRecord $delete, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $delete->handle($sport, $user), 'Sport deleted.');
    }
}
