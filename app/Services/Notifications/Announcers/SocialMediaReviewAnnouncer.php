<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Enums\SocialMediaReviewStatus;
use App\Models\SocialMediaReview;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

/**
 * A review on social media, with a screenshot, that waits to be approved or declined.
 *
 * @extends WorkAnnouncer<SocialMediaReview>
 */
final readonly class SocialMediaReviewAnnouncer extends WorkAnnouncer
{
    public function open(): Builder
    {
        return SocialMediaReview::query()->where('status', SocialMediaReviewStatus::Pending);
    }

    protected function relations(): array
    {
        return ['client.company'];
    }

    protected function put(Model $work): Announcement
    {
        return new Announcement($work, $work->getRelation('client'), "Review on {$work->platform_name} waits for a decision");
    }
}
