<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Actions\Bonus\DecideSocialMediaReview;
use App\Actions\Rsg\ResolveFormSubmission;
use App\Domain\Notifications\OutboxRelay;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Enums\SocialMediaReviewStatus;
use App\Infrastructure\Outbox\Outbox;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Notification;
use App\Models\RsgFormSubmission;
use App\Models\SocialMediaReview;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Closure;
use Illuminate\Support\Facades\Queue;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Several users settle work at the same moment, while workers are running. */
final class SimultaneousSettlingTest extends TestCase
{
    use SharedDatabase;

    public function test_one_of_several_simultaneous_decisions_wins_and_the_others_get_a_message(): void
    {
        Queue::fake();
        $deciders = User::factory()->withAbilities(Ability::ViewSocialMediaReviews)->createMany(8);
        $review = SocialMediaReview::factory()->createOne();
        app(Outbox::class)->notify(NotificationType::SocialMediaReview, $review);

        $outcomes = $this->crowd()->act([
            ...array_map(
                static fn (int $decider, int $place): Closure => self::decider($review->id, $decider, $place % 2 === 0 ? SocialMediaReviewStatus::Approved : SocialMediaReviewStatus::Declined),
                $deciders->modelKeys(), array_keys($deciders->modelKeys()),
            ),
            self::worker(), self::worker(),
        ]);

        $counts = array_count_values(array_filter($outcomes, is_string(...)));
        $this->assertSame(['agreed' => 3, 'decided' => 1, 'told' => 2, 'too late' => 4], [
            'agreed' => $counts['agreed'] ?? 0, 'decided' => $counts['decided'] ?? 0, 'told' => $counts['told'] ?? 0, 'too late' => $counts['too late'] ?? 0,
        ]);
        $this->assertSame(1, AuditEvent::query()->where('action', 'social_media_review.decided')->count());
        $this->assertSame(0, Notification::query()->where('is_read', false)->count());
    }

    public function test_no_notification_is_unread_when_all_forms_are_resolved_simultaneously(): void
    {
        Queue::fake();
        $officers = User::factory()->withAbilities(Ability::ViewRsgFormSubmissions)->createMany(6);
        $client = Client::factory()->createOne();
        $forms = RsgFormSubmission::factory()->createMany(array_fill(0, 6, ['client_id' => $client->id]));
        foreach ($forms as $form) {
            app(Outbox::class)->notify(NotificationType::FormSubmission, $form);
        }
        app(OutboxRelay::class)->drain();
        $this->assertSame(6, Notification::query()->where('is_read', false)->count());
        $late = RsgFormSubmission::factory()->createOne(['client_id' => $client->id]);
        app(Outbox::class)->notify(NotificationType::FormSubmission, $late);

        $this->crowd()->act([
            ...array_map(self::officer(...), $forms->modelKeys(), $officers->modelKeys()),
            self::worker(), self::worker(),
        ]);

        $this->assertSame(6, AuditEvent::query()->where('action', 'rsg_form_submission.resolved')->count());
        $this->assertSame([$late->id], RsgFormSubmission::query()->whereNull('resolved_at')->pluck('id')->all());
        $rows = Notification::query()->get();
        $this->assertCount(6, $rows);
        foreach ($rows as $row) {
            $this->assertSame([false, $late->id], [$row->is_read, $row->notifiable_id]);
        }

        app(ResolveFormSubmission::class)->handle($late, $officers->firstOrFail());
        $this->assertSame(0, Notification::query()->where('is_read', false)->count());
    }

    /** @return Closure(Closure(): void): string */
    private static function decider(int $reviewId, int $userId, SocialMediaReviewStatus $decision): Closure
    {
        return static function (Closure $wait) use ($reviewId, $userId, $decision): string {
            [$review, $decider] = [SocialMediaReview::query()->findOrFail($reviewId), User::query()->findOrFail($userId)];
            $wait();

            try {
                return app(DecideSocialMediaReview::class)->handle($review, $decision, $decider)->isNew ? 'decided' : 'agreed';
            } catch (ChangedMeanwhileException) {
                return 'too late';
            }
        };
    }

    /** @return Closure(Closure(): void): string */
    private static function officer(int $formId, int $userId): Closure
    {
        return static function (Closure $wait) use ($formId, $userId): string {
            [$form, $officer] = [RsgFormSubmission::query()->findOrFail($formId), User::query()->findOrFail($userId)];
            $wait();
            app(ResolveFormSubmission::class)->handle($form, $officer);

            return 'resolved';
        };
    }

    /** @return Closure(Closure(): void): string */
    private static function worker(): Closure
    {
        return static function (Closure $wait): string {
            $wait();
            app(OutboxRelay::class)->drain();

            return 'told';
        };
    }
}
