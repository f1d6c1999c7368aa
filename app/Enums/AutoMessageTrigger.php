<?php

declare(strict_types=1);

namespace App\Enums;

/** The event that an auto message answers. The values are part of the references of messages. */
enum AutoMessageTrigger: string
{
    case AccountActive = 'account_active';
    case WelcomeOffer = 'welcome_offer';
    case DepositCredited = 'deposit_credited';
    case WithdrawalPaid = 'withdrawal_paid';
    case WithdrawalDeclined = 'withdrawal_declined';
    case BonusCredited = 'bonus_credited';
    case ClientQuiet = 'client_quiet';

    public function label(): string
    {
        return match ($this) {
            self::AccountActive => 'Account becomes active',
            self::WelcomeOffer => 'Account becomes active, with an offer',
            self::ClientQuiet => 'No bet for some days',
            default => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }

    /** Messages about the client's own money or account are service messages. Everything that invites to bet is marketing (Spam Act 2003, s 6). */
    public function purpose(): GatePurpose
    {
        return match ($this) {
            self::AccountActive, self::DepositCredited, self::WithdrawalPaid, self::WithdrawalDeclined => GatePurpose::ServiceSms,
            self::WelcomeOffer, self::BonusCredited, self::ClientQuiet => GatePurpose::MarketingSms,
        };
    }

    public function hasAmount(): bool
    {
        return in_array($this, [self::DepositCredited, self::WithdrawalPaid, self::WithdrawalDeclined, self::BonusCredited], true);
    }
}
