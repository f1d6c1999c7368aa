<?php

declare(strict_types=1);

namespace App\Data\Notifications;

/** Unread work by kind, named as in the specification's section 3. */
final readonly class CountersData
{
    public function __construct(
        public int $unreadMessagesCount = 0,
        public int $unreadNewAccountChecksCount = 0,
        public int $unreadWithdrawalsCount = 0,
        public int $unreadDepositsCount = 0,
        public int $rsgNotificationCount = 0,
        public int $formSubmissionCount = 0,
        public int $socialMediaReviewsNotificationsCount = 0,
    ) {}
}
