<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\Notifications\Settlement;
use App\Enums\NotificationType;
use App\Enums\SocialMediaReviewStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\SocialMediaReview;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Approves or declines a pending review. The decision is final. */
final readonly class DecideSocialMediaReview
{
    public function __construct(private AuditTrail $audit, private SettledWorkNotifier $notifications) {}

    /** @throws ChangedMeanwhileException when a colleague decided differently before */
    public function handle(SocialMediaReview $review, SocialMediaReviewStatus $decision, User $decider): Settlement
    {
        return DB::transaction(function () use ($review, $decision, $decider): Settlement {
            // The lock makes a simultaneous second decision wait and then see the first.
            $current = SocialMediaReview::query()->lockForUpdate()->findOrFail($review->id);

            return match ($current->status) {
                SocialMediaReviewStatus::Pending => $this->decide($current, $decision, $decider),
                $decision => Settlement::before($this->deciderOf($current), $current->decided_at),
                default => throw ChangedMeanwhileException::decided('review', $current->status->pastTense(), $this->deciderOf($current), $current->decided_at),
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
