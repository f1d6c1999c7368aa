<?php

declare(strict_types=1);

namespace App\Enums;

/** The purpose for which a colleague or an automatic task asks the gate about a person. */
enum GatePurpose: string
{
    case MarketingSms = 'marketing_sms';
    case ServiceSms = 'service_sms';
    case MarketingEmail = 'marketing_email';
    case ServiceEmail = 'service_email';
    case Call = 'call';
    case Bonus = 'bonus';
    case DepositCredit = 'deposit_credit';
    case Transfer = 'transfer';
    /** A credit by hand. */
    case Correction = 'correction';
    /** A credit by hand that puts a mistake right: the money is already the client's. */
    case OwnMoney = 'own_money';
    case Withdrawal = 'withdrawal';
    case AccountOpening = 'account_opening';
    case Reopening = 'reopening';
    /** An account at a bookmaker for a client. */
    case SiteAccount = 'site_account';

    public function label(): string
    {
        return match ($this) {
            self::MarketingSms => 'Marketing SMS',
            self::ServiceSms => 'SMS',
            self::MarketingEmail => 'Marketing email',
            self::ServiceEmail => 'Email',
            self::OwnMoney => 'Correction of a mistake',
            default => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }

    /** The channel of a contact; null for money and accounts. */
    public function channel(): ?ConsentChannel
    {
        return match ($this) {
            self::MarketingSms, self::ServiceSms => ConsentChannel::Sms,
            self::MarketingEmail, self::ServiceEmail => ConsentChannel::Email,
            self::Call => ConsentChannel::Phone,
            default => null,
        };
    }

    /** Calls to clients and leads sell. Replies to what a client asked are sent by SMS or email. */
    public function isMarketing(): bool
    {
        return in_array($this, [self::MarketingSms, self::MarketingEmail, self::Call], true);
    }

    /** Adds money or betting to an account. */
    public function isCredit(): bool
    {
        return in_array($this, [self::Bonus, self::DepositCredit, self::Transfer, self::Correction], true);
    }

    /** Opens an account, with us or at a bookmaker, or opens it again. */
    public function isOpening(): bool
    {
        return in_array($this, [self::AccountOpening, self::Reopening, self::SiteAccount], true);
    }

    /** Whether a time-out stops it. */
    public function heedsTimeOuts(): bool
    {
        return $this->isMarketing() || $this->isCredit() || $this === self::SiteAccount;
    }

    /** Whether it returns or pays a client's own money, which nothing stops. */
    public function isOwnMoney(): bool
    {
        return $this === self::Withdrawal || $this === self::OwnMoney;
    }

    /** Whether a serious RSG event stops it. */
    public function heedsHolds(): bool
    {
        return $this->isMarketing() || $this === self::Bonus;
    }

    /** Whether an opt-out from SMS on another account of the person stops it. The reply STOP also ends calls. */
    public function heedsOptOuts(): bool
    {
        return in_array($this->channel(), [ConsentChannel::Sms, ConsentChannel::Phone], true);
    }

    /** The end of "This client gets no …". */
    public function noun(): string
    {
        return match ($this) {
            self::Bonus => 'bonuses',
            self::DepositCredit => 'deposits',
            self::Transfer => 'transfers',
            self::Correction => 'credits',
            default => mb_strtolower($this->label()),
        };
    }
}
