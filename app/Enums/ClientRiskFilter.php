<?php

declare(strict_types=1);

namespace App\Enums;

use Illuminate\Database\Query\Builder;

/** The values of `custom_risk_filter` on the client list, spelled as in the specification. */
enum ClientRiskFilter: string
{
    case PendingNewAccountCheck = 'pending_new_acount_check';
    case NotBetstoppedInGenweb = 'not_betstopped_in_genweb';

    public function label(): string
    {
        return match ($this) {
            self::PendingNewAccountCheck => 'Pending New Account check',
            self::NotBetstoppedInGenweb => 'Not BetStopped in Genweb',
        };
    }

    public function description(): string
    {
        return match ($this) {
            self::PendingNewAccountCheck => 'The New Account risk check has no outcome yet, and the account is not closed.',
            self::NotBetstoppedInGenweb => 'Registered with BetStop, but the exclusion is not entered in Genweb.',
        };
    }

    /** @param  Builder  $query  over `clients` */
    public function apply(Builder $query): Builder
    {
        return match ($this) {
            self::PendingNewAccountCheck => $query
                ->whereNull('clients.new_account_checked_at')
                ->where('clients.status', '!=', ClientStatus::Closed->value),
            self::NotBetstoppedInGenweb => $query
                ->where('clients.betstop_state', BetstopState::Registered->value)
                ->whereNull('clients.genweb_betstopped_at'),
        };
    }
}
