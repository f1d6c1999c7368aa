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
        return match ($this) {
            self::RiskCheck => 'Risk check',
            self::Withdrawal => 'Withdrawal',
            self::RsgCommunication => 'RSG communication',
            self::FormSubmission => 'Form submission',
            self::SocialMediaReview => 'Social media review',
            self::Message => 'Message',
            self::Deposit => 'Deposit',
        };
    }
}
