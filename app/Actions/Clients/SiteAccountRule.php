<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\SiteAccountStatus;
use App\Models\Client;

/**
 * Where a site account may go: missing or applied > open > limited, suspended > closed; back from limited and suspended,
 * and from closed by applying again. Nothing is opened for an excluded person (BetStop or barred) or a closed client, or at
 * a site that is no longer used: what is there can only come to its end.
 */
final readonly class SiteAccountRule
{
    private const ENDS = [SiteAccountStatus::Missing, SiteAccountStatus::Suspended, SiteAccountStatus::Closed];

    /** @return non-empty-list<SiteAccountStatus> the status as it is, and those it may become */
    public static function choices(Client $client, SiteAccountStatus $status, bool $isSiteUsed): array
    {
        $next = self::next($status);
        if (self::closes($client, $isSiteUsed) !== null) {
            $next = array_values(array_filter($next, static fn (SiteAccountStatus $to): bool => in_array($to, self::ENDS, true)));
        }

        return [$status, ...$next];
    }

    /** Why nothing may be opened, as the end of a sentence; null when nothing speaks against it. */
    public static function closes(Client $client, bool $isSiteUsed): ?string
    {
        return match (true) {
            $client->is_barred, $client->betstop_state === BetstopState::Registered => 'while the person is excluded',
            $client->status === ClientStatus::Closed => 'while the client is Closed',
            ! $isSiteUsed => 'at a site that is no longer used',
            default => null,
        };
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
