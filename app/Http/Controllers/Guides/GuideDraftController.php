<?php

declare(strict_types=1);

namespace App\Http\Controllers\Guides;

use App\Actions\Guides\PublishGuideVersion;
use App\Actions\Guides\SaveGuideDraft;
use App\Actions\Guides\WithdrawGuideVersion;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Guides\GuideVersionRequest;
use App\Http\Requests\Guides\PublishGuideRequest;
use App\Http\Requests\Guides\SaveGuideDraftRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Guide;
use App\Models\User;
use App\Queries\Guides\GuideQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** The next version of a guide: written, published, and withdrawn before it applies. */
final class GuideDraftController
{
    use AnswersChange;

    public function edit(Guide $guide, GuideQuery $guides, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Guides/Edit', $guides->edit($guide, $viewer));
    }

    public function update(
        SaveGuideDraftRequest $request,
        Guide $guide,
        SaveGuideDraft $save,
        #[CurrentUser] User $author,
    ): RedirectResponse {
        return $this->saved(
            static fn () => $save->handle(
                $guide,
                $request->integer('number'),
                $request->validated('seen'),
                $request->string('body')->value(),
                $request->string('summary')->trim()->value(),
                $author,
            ),
            'Draft saved.',
        );
    }

    public function publish(
        PublishGuideRequest $request,
        Guide $guide,
        PublishGuideVersion $publish,
        #[CurrentUser] User $publisher,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $publish->handle(
                $guide,
                $request->string('seen')->value(),
                $request->validated('effective_on'),
                $publisher,
            ),
            $request->validated('effective_on') === null ? 'Version published.' : 'Version scheduled.',
        );
    }

    public function withdraw(GuideVersionRequest $request, Guide $guide, WithdrawGuideVersion $withdraw, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $withdraw->handle($guide, $request->integer('version'), $user), 'Version withdrawn.');
    }
}
