<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

use App\Data\Lists\Choice;

/** Permissions of tokens and webhook sources. */
enum IntakeScope: string
{
    case CreateClients = 'clients:create';
    case CreateBankLines = 'bank-lines:create';
    case CreateWithdrawalRequests = 'withdrawal-requests:create';
    case ReceiveSms = 'sms:receive';
    case ReceiveEmails = 'emails:receive';
    case CreatePhoneLogs = 'phone-logs:create';
    case CreateRsgCommunications = 'rsg-communications:create';
    case CreateFormSubmissions = 'form-submissions:create';
    case CreateSocialMediaReviews = 'social-media-reviews:create';
    case CreateBets = 'bets:create';
    case CreateIpSightings = 'ip-sightings:create';
    case CreateBetstopUpdates = 'betstop-updates:create';

    public function label(): string
    {
        return match ($this) {
            self::CreateClients => 'New clients',
            self::CreateBankLines => 'Bank lines',
            self::CreateWithdrawalRequests => 'Withdrawal requests',
            self::ReceiveSms => 'SMS and delivery reports',
            self::ReceiveEmails => 'Emails and delivery reports',
            self::CreatePhoneLogs => 'Phone calls',
            self::CreateRsgCommunications => 'Responsible-gambling messages',
            self::CreateFormSubmissions => 'Responsible-gambling forms',
            self::CreateSocialMediaReviews => 'Social media reviews',
            self::CreateBets => 'Bets',
            self::CreateIpSightings => 'IP address sightings',
            self::CreateBetstopUpdates => 'BetStop notices',
        };
    }

    /** @return list<Choice> */
    public static function choices(): array
    {
        return array_map(static fn (self $scope): Choice => new Choice($scope->value, $scope->label()), self::cases());
    }
}
