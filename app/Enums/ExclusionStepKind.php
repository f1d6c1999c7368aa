<?php

declare(strict_types=1);

namespace App\Enums;

/**
 * The steps after an exclusion: let pending bets end, then pay the balance out and close the accounts "as soon as practicable"
 * (Interactive Gambling Act 2001 (Cth), s 61MC). We allow business days, so that no step depends on a weekend. ACMA found seven
 * days from registration to be the reasonable limit for a closure (Betplay, 2025).
 */
enum ExclusionStepKind: string
{
    case PendingBets = 'pending_bets';
    case Bonuses = 'bonuses';
    case Genweb = 'genweb';
    case Refund = 'refund';
    case SiteAccount = 'site_account';
    case ClientAccounts = 'client_accounts';

    public function label(): string
    {
        return match ($this) {
            self::PendingBets => 'Settle pending bets',
            self::Bonuses => 'Reverse open bonuses',
            self::Genweb => 'Enter in Genweb',
            self::Refund => 'Refund the balance',
            self::SiteAccount => 'Close site account',
            self::ClientAccounts => 'Close client accounts',
        };
    }

    /** Business days from the exclusion. */
    public function businessDays(): int
    {
        return match ($this) {
            self::Bonuses, self::Genweb => 1,
            self::PendingBets, self::Refund => 3,
            self::SiteAccount, self::ClientAccounts => 7,
        };
    }

    /** Why the step can't be checked off while the data shows something open. */
    public function open(): string
    {
        return match ($this) {
            self::PendingBets => 'There are pending bets.',
            self::Bonuses => 'There are open bonuses here or in Genweb.',
            self::Genweb => 'An account is not entered in Genweb.',
            self::Refund => 'There is a balance or an open withdrawal.',
            self::SiteAccount => 'The site account is not closed.',
            self::ClientAccounts => 'A client account is not closed.',
        };
    }
}
