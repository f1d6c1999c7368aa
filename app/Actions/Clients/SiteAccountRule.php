<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\BetstopState;
use App\Enums\SiteAccountStatus;
use App\Models\Client;

/**
 * Where a site account may go: missing or applied > open > limited, suspended > closed; back from limited and suspended,
 * and from closed by applying again. An excluded person (BetStop or barred) gets no account opened, only closed.
 */
final readonly class SiteAccountRule
{
    private const FOR_THE_EXCLUDED = [SiteAccountStatus::Missing, SiteAccountStatus::Suspended, SiteAccountStatus::Closed];

    /** @return non-empty-list<SiteAccountStatus> the status as it is, and those it may become */
    public static function choices(Client $client, SiteAccountStatus $status): array
    {
        $next = self::next($status);
        if ($client->is_barred || $client->betstop_state === BetstopState::Registered) {
            $next = array_values(array_filter($next, static fn (SiteAccountStatus $to): bool => in_array($to, self::FOR_THE_EXCLUDED, true)));
        }

        return [$status, ...$next];
    }

    /** Whether the bookmaker has given the account a username by then. */
    public static function needsUsername(SiteAccountStatus $status): bool
    {
        return in_array($status, [SiteAccountStatus::Open, SiteAccountStatus::Limited, SiteAccountStatus::Suspended], true);
    }

    /** @return list<SiteAccountStatus> */
    private static function next(SiteAccountStatus $status): array
    {
        return match ($status) {
            SiteAccountStatus::Missing => [SiteAccountStatus::Applied, SiteAccountStatus::Open],
            SiteAccountStatus::Applied => [SiteAccountStatus::Open, SiteAccountStatus::Missing, SiteAccountStatus::Closed],
            SiteAccountStatus::Open => [SiteAccountStatus::Limited, SiteAccountStatus::Suspended, SiteAccountStatus::Closed],
            SiteAccountStatus::Limited => [SiteAccountStatus::Open, SiteAccountStatus::Suspended, SiteAccountStatus::Closed],
            SiteAccountStatus::Suspended => [SiteAccountStatus::Open, SiteAccountStatus::Limited, SiteAccountStatus::Closed],
            SiteAccountStatus::Closed => [SiteAccountStatus::Applied],
        };
    }
}
