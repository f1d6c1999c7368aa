<?php

declare(strict_types=1);

namespace App\Infrastructure\Realtime;

use App\Enums\Ability;
use App\Models\User;

/** The seven private channels of the specification's section 7, one per user: `{channel}.{user id}`. */
enum LiveChannel: string
{
    case Messages = 'message-notifications';
    case RiskChecks = 'new-client-risk-check-notifications';
    case Withdrawals = 'withdrawal-pending-notifications';
    case Deposits = 'deposit-pending-notifications';
    case RsgCommunications = 'rsg-communication-notifications';
    case RsgFormSubmissions = 'rsg-form-submission-notifications';
    case Read = 'read-notifications';

    /** The event name. */
    public function event(): string
    {
        return match ($this) {
            self::Messages => 'sms-message-notification',
            self::RiskChecks => 'new-account-check-notification',
            self::Withdrawals => 'withdrawal-pending-notification',
            self::Deposits => 'deposit-pending-notification',
            self::RsgCommunications => 'RsgCommunicationNotificationEvent',
            self::RsgFormSubmissions => 'RsgFormSubmissionNotificationEvent',
            self::Read => 'read-notification-event',
        };
    }

    /** The ability required to listen; null when any active user may. */
    public function ability(): ?Ability
    {
        return match ($this) {
            self::Messages => Ability::ViewSmsPanel,
            self::RiskChecks => Ability::RiskCheckClients,
            self::Withdrawals => Ability::ViewWithdrawals,
            self::Deposits => Ability::ViewDeposits,
            self::RsgCommunications => Ability::ViewRsgCommunications,
            self::RsgFormSubmissions => Ability::ViewRsgFormSubmissions,
            self::Read => null,
        };
    }

    /** Admits only the user of the channel, while they are active and hold the ability. */
    public function admits(User $user, string $userId): bool
    {
        $ability = $this->ability();

        return $userId === (string) $user->id
            && $user->is_active
            && ($ability === null || $user->can($ability->value));
    }

    /** The full channel name. */
    public function of(int $userId): string
    {
        return "private-{$this->value}.{$userId}";
    }
}
