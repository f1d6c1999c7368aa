<?php

declare(strict_types=1);

namespace App\Http\Controllers\Bonus;

use App\Actions\Bonus\DecideSocialMediaReview;
use App\Enums\SocialMediaReviewStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Models\SocialMediaReview;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

/** Approves or declines a social media review, as the route says. */
final readonly class DecideSocialMediaReviewController
{
    use AnswersChange;

    public function __construct(private DecideSocialMediaReview $decide) {}

    public function approve(Request $request, SocialMediaReview $review, #[CurrentUser] User $decider): JsonResponse|RedirectResponse
    {
        return $this->decide($request, $review, SocialMediaReviewStatus::Approved, $decider);
    }

    public function decline(Request $request, SocialMediaReview $review, #[CurrentUser] User $decider): JsonResponse|RedirectResponse
    {
        return $this->decide($request, $review, SocialMediaReviewStatus::Declined, $decider);
    }

    private function decide(Request $request, SocialMediaReview $review, SocialMediaReviewStatus $decision, User $decider): JsonResponse|RedirectResponse
    {
        try {
            $settlement = $this->decide->handle($review, $decision, $decider);
        } catch (ChangedMeanwhileException $changed) {
            return $this->refused($request, $changed->getMessage());
        }

        return $this->settled(
            $request,
            "Review on {$review->platform_name} {$decision->pastTense()}.",
            $settlement->explain($decision->pastTense(), $decider->timezone),
        );
    }
}
