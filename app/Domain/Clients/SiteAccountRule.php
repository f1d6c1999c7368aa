<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\SiteAccountStatus;
use App\Models\Client;

/**
 * The allowed status changes of a site account: missing or applied > open > limited, suspended > closed; back from limited and suspended,
 * and from closed by applying again. Nothing can be opened for an excluded person (BetStop or barred), a closed client or an
 * unused site; existing accounts can only be closed.
 */
final readonly class SiteAccountRule
{
    private const ENDS = [SiteAccountStatus::Missing, SiteAccountStatus::Suspended, SiteAccountStatus::Closed];

    /** @return non-empty-list<SiteAccountStatus> the current status and the allowed next ones */
    public static function choices(Client $client, SiteAccountStatus $status, bool $isSiteUsed): array
    {
        $next = self::next($status);
        if (self::closes($client, $isSiteUsed) !== null) {
            $next = array_values(array_filter($next, static fn (SiteAccountStatus $to): bool => in_array($to, self::ENDS, true)));
        }

        return [$status, ...$next];
    }

    /** Whether an account with this status can be used, or soon will be. */
    public static function isUsed(SiteAccountStatus $status): bool
    {
        return ! in_array($status, self::ENDS, true);
    }

    /** Why nothing can be opened by the client's own record, as the end of a sentence, or null. */
    public static function closes(Client $client, bool $isSiteUsed): ?string
    {
        return match (true) {
            $client->is_barred, $client->betstop_state === BetstopState::Registered => 'because the person is excluded',
            $client->status === ClientStatus::Closed => 'because the client is Closed',
            ! $isSiteUsed => 'because the site is no longer used',
            default => null,
        };
    }

    /** Whether an account with this status has a username. */
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
