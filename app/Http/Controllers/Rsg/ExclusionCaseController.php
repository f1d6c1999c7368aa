<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\AssignExclusionCase;
use App\Actions\Rsg\CloseExcludedAccounts;
use App\Actions\Rsg\CompleteExclusionStep;
use App\Actions\Rsg\DecideExclusionRecord;
use App\Actions\Rsg\ReverseExcludedBonuses;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Rsg\AssignExclusionCaseRequest;
use App\Http\Requests\Rsg\CompleteExclusionStepRequest;
use App\Http\Requests\Rsg\DecideExclusionRecordRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Files\FileInspector;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Models\ExclusionStep;
use App\Models\User;
use App\Queries\Rsg\ExclusionCaseQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** The page of one excluded person and its checklist. */
final class ExclusionCaseController
{
    use AnswersChange;

    public function show(ExclusionCase $case, ExclusionCaseQuery $cases, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Rsg/ExclusionCase', $cases->page($case, $viewer));
    }

    public function assign(AssignExclusionCaseRequest $request, ExclusionCase $case, AssignExclusionCase $assign, #[CurrentUser] User $officer): RedirectResponse
    {
        $owner = $request->owner();

        return $this->changed(static fn () => $assign->handle($case, $owner, $officer), "{$owner->full_name} is responsible for this case.");
    }

    public function decide(DecideExclusionRecordRequest $request, ExclusionCase $case, ExclusionRecord $record, DecideExclusionRecord $decide, #[CurrentUser] User $officer): RedirectResponse
    {
        $isSame = $request->boolean('is_same');

        return $this->changed(static fn () => $decide->handle($record, $isSame, $officer), $isSame ? 'Marked as the same person. The record is being frozen.' : 'Marked as not the same person.');
    }

    public function complete(CompleteExclusionStepRequest $request, ExclusionCase $case, ExclusionStep $step, CompleteExclusionStep $complete, FileInspector $inspector, #[CurrentUser] User $officer): RedirectResponse
    {
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
