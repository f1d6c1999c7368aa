<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\User;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;

/** The recipients and the channel of a type of notification. {@see OpenWorkRepository} says which work it is about. */
final readonly class NotificationDefinition
{
    private function __construct(
        public NotificationType $type,
        /** Required to receive it, and to read it later. */
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
                // The specification has no channel for reviews: docs/decisions/0015.
                $type, Ability::ViewSocialMediaReviews, LiveChannel::Read, 'socialMediaReviewsNotificationsCount', BroadcastNotificationCreated::class,
            ),
            NotificationType::Message => new self($type, Ability::ViewSmsPanel, LiveChannel::Messages, 'unreadMessagesCount'),
            NotificationType::Deposit => new self($type, Ability::ViewDeposits, LiveChannel::Deposits, 'unreadDepositsCount'),
        };
    }

    /**
     * The types that the user may read now. A role that lost an ability no longer sees its old notifications.
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
}
