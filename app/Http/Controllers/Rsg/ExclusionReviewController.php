<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\DecideExclusionReview;
use App\Data\Rsg\ExclusionReviewsPage;
use App\Enums\RsgWorkView;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Rsg\ExclusionReviewList;
use App\Models\ExclusionReview;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

final class ExclusionReviewController
{
    use AnswersChange;

    public function index(ListRequest $request, ExclusionReviewList $list, #[CurrentUser] User $viewer): Response
    {
        [$reviews, $meta] = $request->page($list);

        return Inertia::render(
            'Rsg/ExclusionReviews',
            new ExclusionReviewsPage(
                RsgWorkView::of($request->parameters($list)->values),
                $reviews,
                $meta,
                $viewer->can('liftExclusions'),
            ),
        );
    }

    /** `is_same`: whether the record is the excluded person; `why`: needed when not. */
    public function update(Request $request, ExclusionReview $exclusionReview, DecideExclusionReview $decide, #[CurrentUser] User $officer): RedirectResponse
    {
        $answer = $request->validate(
            ['is_same' => ['required', 'boolean'], 'why' => ['required_if:is_same,0,false', 'nullable', 'string', 'max:255']],
            ['is_same.*' => 'Choose whether this is the same person.', 'why.required_if' => 'Say why this is another person.'],
        );
        $isSame = (bool) $answer['is_same'];

        return $this->changed(
            static fn () => $decide->handle($exclusionReview, $isSame, $answer['why'] ?? null, $officer),
            $isSame
                ? ucfirst(ExclusionReview::LABELS[$exclusionReview->person_type]).' excluded.'
                : 'Marked as not the same person.',
        );
    }
}
