<?php

declare(strict_types=1);

namespace App\Http\Controllers\Guides;

use App\Actions\Guides\AcknowledgeGuide;
use App\Actions\Guides\UpdateGuide;
use App\Data\Guides\GuideSearchPage;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Guides\AcknowledgeGuideRequest;
use App\Http\Requests\Guides\UpdateGuideRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Guide;
use App\Models\User;
use App\Queries\Guides\GuideQuery;
use App\Queries\Guides\GuideSearchQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Str;

final class GuideController
{
    use AnswersChange;

    public function show(Request $request, Guide $guide, GuideQuery $guides, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Guides/Show', $guides->page($guide, self::number($request, 'version'), $viewer));
    }

    public function compare(Request $request, Guide $guide, GuideQuery $guides, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Guides/Compare', $guides->compare($guide, self::number($request, 'from'), self::number($request, 'to'), $viewer));
    }

    public function search(Request $request, GuideSearchQuery $query): Response
    {
        $typed = $request->query('q');
        $search = is_string($typed) ? Str::limit(trim($typed), 100, '') : '';

        return Inertia::render('Guides/Search', new GuideSearchPage($search, $query->find($search)));
    }

    public function update(UpdateGuideRequest $request, Guide $guide, UpdateGuide $update, #[CurrentUser] User $user): RedirectResponse
    {
        $update->handle($guide, $request->ownerId(), $request->validated('review_on'), $user);

        return $this->success('Owner and review date saved.');
    }

    public function acknowledge(AcknowledgeGuideRequest $request, Guide $guide, AcknowledgeGuide $acknowledge, #[CurrentUser] User $reader): RedirectResponse
    {
        return $this->changed(static fn () => $acknowledge->handle($guide, $request->integer('version'), $reader), 'Guide acknowledged.');
    }

    /** A version in the URL. Zero is none, and so not found. */
    private static function number(Request $request, string $key): ?int
    {
        return $request->query($key) === null ? null : $request->integer($key);
    }
}
