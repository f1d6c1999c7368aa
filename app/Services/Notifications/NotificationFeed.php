<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Models\User;
use App\Services\Notifications\Announcers\Announcer;
use App\Services\Notifications\Announcers\DepositAnnouncer;
use App\Services\Notifications\Announcers\FormSubmissionAnnouncer;
use App\Services\Notifications\Announcers\MessageAnnouncer;
use App\Services\Notifications\Announcers\RiskCheckAnnouncer;
use App\Services\Notifications\Announcers\RsgCommunicationAnnouncer;
use App\Services\Notifications\Announcers\SocialMediaReviewAnnouncer;
use App\Services\Notifications\Announcers\WithdrawalAnnouncer;
use App\Services\Realtime\LiveChannel;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;

/**
 * The one place that ties a type of notification to who gets it, where it is heard, how it is counted and what it says.
 *
 * A new kind of live work is an announcer and its line in {@see self::announcer()}.
 */
final readonly class NotificationFeed
{
    private function __construct(
        public NotificationType $type,
        /** Who is told, and who may read it afterwards. */
        public Ability $ability,
        public LiveChannel $channel,
        /** The property of {@see \App\Data\Notifications\CountersData}. */
        public string $counter,
        /** Null for the channel's own event. */
        public ?string $event = null,
    ) {}

    public static function of(NotificationType $type): self
    {
        return match ($type) {
            NotificationType::RiskCheck => new self($type, Ability::RiskCheckClients, LiveChannel::RiskChecks, 'unreadNewAccountChecksCount'),
            NotificationType::Withdrawal => new self($type, Ability::ViewWithdrawals, LiveChannel::Withdrawals, 'unreadWithdrawalsCount'),
            NotificationType::RsgCommunication => new self($type, Ability::ViewRsgCommunications, LiveChannel::RsgCommunications, 'rsgNotificationCount'),
            NotificationType::FormSubmission => new self($type, Ability::ViewRsgFormSubmissions, LiveChannel::RsgFormSubmissions, 'formSubmissionCount'),
            NotificationType::SocialMediaReview => new self(
                // The specification has no channel for reviews, but has the standard event heard: see docs/decisions/0015.
                $type, Ability::ViewSocialMediaReviews, LiveChannel::Read, 'socialMediaReviewsNotificationsCount', BroadcastNotificationCreated::class,
            ),
            NotificationType::Message => new self($type, Ability::ViewSmsPanel, LiveChannel::Messages, 'unreadMessagesCount'),
            NotificationType::Deposit => new self($type, Ability::ViewDeposits, LiveChannel::Deposits, 'unreadDepositsCount'),
        };
    }

    /**
     * The types that a person may read now. A role that lost an ability no longer reads what it was told before.
     *
     * @return list<NotificationType>
     */
    public static function visibleTo(User $user): array
    {
        return array_values(array_filter(
            NotificationType::cases(),
            static fn (NotificationType $type): bool => $user->hasAbility(self::of($type)->ability),
        ));
    }

    /** @return class-string<Announcer> */
    public function announcer(): string
    {
        return match ($this->type) {
            NotificationType::RiskCheck => RiskCheckAnnouncer::class,
            NotificationType::Withdrawal => WithdrawalAnnouncer::class,
            NotificationType::RsgCommunication => RsgCommunicationAnnouncer::class,
            NotificationType::FormSubmission => FormSubmissionAnnouncer::class,
            NotificationType::SocialMediaReview => SocialMediaReviewAnnouncer::class,
            NotificationType::Message => MessageAnnouncer::class,
            NotificationType::Deposit => DepositAnnouncer::class,
        };
    }
}
