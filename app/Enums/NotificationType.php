<?php

declare(strict_types=1);

namespace App\Enums;

/** The closed set of live notifications. */
enum NotificationType: string
{
    case RiskCheck = 'risk_check';
    case Withdrawal = 'withdrawal';
    case RsgCommunication = 'rsg_communication';
    case FormSubmission = 'form_submission';
    case SocialMediaReview = 'social_media_review';
    case Message = 'message';
    case Deposit = 'deposit';

    public function label(): string
    {
        return $this === self::RsgCommunication ? 'RSG communication' : ucfirst(str_replace('_', ' ', $this->value));
    }
}
