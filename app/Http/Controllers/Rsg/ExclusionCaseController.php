<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\AssignExclusionCase;
use App\Actions\Rsg\CloseExcludedAccounts;
use App\Actions\Rsg\CompleteExclusionStep;
use App\Actions\Rsg\DecideExclusionRecord;
use App\Actions\Rsg\ReverseExcludedBonuses;
use App\Data\Rsg\ExclusionsPage;
use App\Data\Rsg\RsgChoices;
use App\Enums\Ability;
use App\Enums\RsgWorkView;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Rsg\AssignExclusionCaseRequest;
use App\Http\Requests\Rsg\CompleteExclusionStepRequest;
use App\Http\Requests\Rsg\DecideExclusionRecordRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Files\FileInspector;
use App\Lists\Rsg\ExclusionCaseList;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Models\ExclusionStep;
use App\Models\User;
use App\Queries\Rsg\ExclusionCaseQuery;
use App\Queries\Rsg\RsgChoicesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Excluded people, and the page of one with its checklist. */
final class ExclusionCaseController
{
    use AnswersChange;

    public function index(ListRequest $request, ExclusionCaseList $list, RsgChoicesQuery $choices, #[CurrentUser] User $viewer): Response
    {
        $parameters = $request->parameters($list);
        $page = $request->deferred($list);

        return Inertia::render('Rsg/Exclusions', new ExclusionsPage(
            view: RsgWorkView::of($parameters->values),
            exclusions: $page->rows(),
            meta: $page->meta(),
            choices: static fn (): RsgChoices => $choices->of(Ability::ViewRsg, $parameters->valueOf('client')),
            can_export: $viewer->can('exportReports'),
        ));
    }

    public function show(ExclusionCase $case, ExclusionCaseQuery $cases, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Rsg/ExclusionCase', $cases->page($case, $viewer));
    }

    public function assign(
        AssignExclusionCaseRequest $request,
        ExclusionCase $case,
        AssignExclusionCase $assign,
        #[CurrentUser] User $officer,
    ): RedirectResponse {
        $owner = $request->owner();

        return $this->changed(
            static fn () => $assign->handle($case, $owner, $officer, $request->seenOwnerId()),
            "{$owner->full_name} is responsible for this case.",
        );
    }

    public function decide(
        DecideExclusionRecordRequest $request,
        ExclusionCase $case,
        ExclusionRecord $record,
        DecideExclusionRecord $decide,
        #[CurrentUser] User $officer,
    ): RedirectResponse {
        $isSame = $request->boolean('is_same');

        return $this->changed(
            static fn () => $decide->handle($record, $isSame, $officer),
            $isSame ? 'Marked as the same person. The record is being frozen.' : 'Marked as not the same person.',
        );
    }

    public function complete(
        CompleteExclusionStepRequest $request,
        ExclusionCase $case,
        ExclusionStep $step,
        CompleteExclusionStep $complete,
        FileInspector $inspector,
        #[CurrentUser] User $officer,
    ): RedirectResponse {
        $evidence = $request->evidence($inspector);

        return $this->changed(static fn () => $complete->handle($step, $evidence, $officer), "Done: {$step->kind->label()}.");
    }

    public function reverseBonuses(ExclusionCase $case, ReverseExcludedBonuses $reverse, #[CurrentUser] User $officer): RedirectResponse
    {
        return $this->changed(static fn () => $reverse->handle($case, $officer), 'Open bonuses reversed.');
    }

    public function closeAccounts(ExclusionCase $case, CloseExcludedAccounts $close, #[CurrentUser] User $officer): RedirectResponse
    {
        return $this->changed(static fn () => $close->handle($case, $officer), 'Client accounts closed.');
    }
}
