<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Enums\NotificationType;
use App\Enums\SocialMediaReviewStatus;
use App\Models\SocialMediaReview;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Notifications\Settlement;
use Illuminate\Support\Facades\DB;

/** Approves or declines a pending review, once and for all. */
final readonly class DecideSocialMediaReview
{
    public function __construct(private AuditTrail $audit, private MarkNotificationsRead $notifications) {}

    /** Throws {@see ReviewAlreadyDecided} when somebody decided otherwise before; nothing is changed then. */
    public function handle(SocialMediaReview $review, SocialMediaReviewStatus $decision, User $decider): Settlement
    {
        return DB::transaction(function () use ($review, $decision, $decider): Settlement {
            // Locked, so that of two people who click at once the second one waits here and then sees the decision.
            $current = SocialMediaReview::query()->lockForUpdate()->findOrFail($review->id);

            return match ($current->status) {
                SocialMediaReviewStatus::Pending => $this->decide($current, $decision, $decider),
                $decision => Settlement::before($this->deciderOf($current), $current->decided_at),
                default => throw new ReviewAlreadyDecided($current, $this->deciderOf($current)),
            };
        }, 3);
    }

    private function decide(SocialMediaReview $review, SocialMediaReviewStatus $decision, User $decider): Settlement
    {
        $review->update(['status' => $decision, 'decided_by' => $decider->id, 'decided_at' => now()]);
        $this->audit->record(
            'social_media_review.decided',
            $review,
            ['status' => SocialMediaReviewStatus::Pending->value],
            ['status' => $decision->value],
            $decider->id,
        );
        $this->notifications->settled(NotificationType::SocialMediaReview, $review);

        return Settlement::done();
    }

    private function deciderOf(SocialMediaReview $review): ?User
    {
        return User::withTrashed()->find($review->decided_by);
    }
}
