<?php

declare(strict_types=1);

namespace App\Services\Intake;

/** What a token or a webhook source of the HTTP intake may be allowed to do. */
enum IntakeScope: string
{
    case CreateClients = 'clients:create';
    case CreateBankLines = 'bank-lines:create';
    case CreateWithdrawalRequests = 'withdrawal-requests:create';
    case ReceiveSms = 'sms:receive';
    case CreateRsgCommunications = 'rsg-communications:create';
    case CreateFormSubmissions = 'form-submissions:create';
    case CreateSocialMediaReviews = 'social-media-reviews:create';
    case CreateBets = 'bets:create';
    case CreateIpSightings = 'ip-sightings:create';
    case CreateBetstopUpdates = 'betstop-updates:create';
}
