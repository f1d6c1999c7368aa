<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\HistoryEntry;
use App\Domain\Clients\History\AuditHistory;
use App\Models\Client;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** What lately happened to a client, in words. */
final readonly class ClientHistoryQuery
{
    private const RECENT = 8;

    /**
     * @param  CarbonImmutable|null  $before  to know what was the last then
     * @return list<HistoryEntry> newest first
     */
    public function recent(Client $client, User $viewer, ?CarbonImmutable $before = null): array
    {
        return AuditHistory::of(DB::table('audit_events')->where('audit_events.client_id', $client->id)
            ->when($before, static fn (Builder $events) => $events->where('audit_events.created_at', '<', $before)), self::RECENT, $viewer);
    }
}
