<?php

declare(strict_types=1);

namespace App\Http\Controllers\Automations;

use App\Actions\Automations\AddMappingRecord;
use App\Actions\Automations\ChangeMappingRecord;
use App\Actions\Automations\DeleteMappingRecord;
use App\Data\Automations\SportsbetPatternsPage;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Automations\SaveSportsbetPatternRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Lists\Automations\SportsbetPatternList;
use App\Models\SportsbetPattern;
use App\Models\User;
use App\Queries\Automations\MappingChoicesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class SportsbetPatternController
{
    use AnswersChange;

    public function index(
        ListRequest $request,
        SportsbetPatternList $list,
        MappingChoicesQuery $choices,
        CurrentImpersonation $impersonation,
        #[CurrentUser] User $viewer,
    ): Response {
        return Inertia::render('Automations/SportsbetPatterns', new SportsbetPatternsPage(
            ...$request->page($list),
            sport_types: $choices->sportTypes(),
            markets: $choices->markets(),
            can_edit: $viewer->can('takeDecisions'),
            can_export: $impersonation->find() === null,
        ));
    }

    public function store(SaveSportsbetPatternRequest $request, AddMappingRecord $add, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->saved(static fn () => $add->handle(SportsbetPattern::class, $request->fields(), $user, $request->reference()), 'Pattern added.');
    }

    public function update(SaveSportsbetPatternRequest $request, SportsbetPattern $sportsbetPattern, ChangeMappingRecord $change, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->saved(static fn () => $change->handle($sportsbetPattern, $request->fields(), $request->integer('version'), $user), 'Pattern saved.');
    }

    public function destroy(SportsbetPattern $sportsbetPattern, DeleteMappingRecord $delete, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $delete->handle($sportsbetPattern, $user), 'Pattern deleted.');
    }
}
