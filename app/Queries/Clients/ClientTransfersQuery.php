<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\TransferAccount;
use App\Data\Clients\TransferRow;
use App\Data\Lists\ListMeta;
use App\Enums\SiteAccountStatus;
use App\Enums\TransferStatus;
use App\Models\Client;
use App\Models\Transfer;
use App\Models\User;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The transfers between the site accounts of one client. */
final readonly class ClientTransfersQuery
{
    public function __construct(private ListReader $reader, private Gate $gate) {}

    /**
     * @param  list<string>  $statuses
     * @return array{list<TransferRow>, ListMeta}
     */
    public function page(Client $client, array $statuses, ListState $state, User $viewer): array
    {
        $filtered = DB::table('transfers')->where('transfers.client_id', $client->id)
            ->when($statuses !== [], static fn ($query) => $query->whereIn('transfers.status', $statuses));
        $rows = (clone $filtered)
            ->join('site_accounts as sources', 'sources.id', '=', 'transfers.from_site_account_id')
            ->join('operator_sites as source_sites', 'source_sites.id', '=', 'sources.operator_site_id')
            ->join('site_accounts as targets', 'targets.id', '=', 'transfers.to_site_account_id')
            ->join('operator_sites as target_sites', 'target_sites.id', '=', 'targets.operator_site_id')
            ->join('users as requesters', 'requesters.id', '=', 'transfers.requested_by')
            ->leftJoin('users as deciders', 'deciders.id', '=', 'transfers.approved_by')
            ->select([
                'transfers.*', 'source_sites.name as from_site', 'target_sites.name as to_site', 'requesters.first_name as requester_first_name',
                'requesters.last_name as requester_last_name', 'deciders.first_name as decider_first_name', 'deciders.last_name as decider_last_name',
            ]);
        $page = $this->reader->page($rows, 'transfers.id', $state);
        $maySettle = $this->gate->forUser($viewer)->allows('settle', [Transfer::class, $client]);

        return [array_map(fn (stdClass $row): TransferRow => $this->row($row, $viewer, $maySettle), $page->rows), $this->reader->meta($filtered, $page, $state)];
    }

    /** @return list<TransferAccount> */
    public function accounts(Client $client): array
    {
        $waiting = array_filter(TransferStatus::cases(), static fn (TransferStatus $status): bool => $status->isWaiting());
        $promised = DB::table('transfers')->where('client_id', $client->id)->whereIn('status', array_column($waiting, 'value'))
            ->groupBy('from_site_account_id')->selectRaw('from_site_account_id, sum(amount_cents) as cents')->pluck('cents', 'from_site_account_id');

        return array_values(DB::table('site_accounts')->join('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->where('site_accounts.client_id', $client->id)->orderBy('operator_sites.name')
            ->get(['site_accounts.id', 'site_accounts.username', 'site_accounts.status', 'site_accounts.balance_cents', 'operator_sites.name as site_name'])
            ->map(static fn (stdClass $row): TransferAccount => new TransferAccount(
                id: (int) $row->id,
                site_name: $row->site_name,
                username: $row->username,
                status: SiteAccountStatus::from($row->status),
                balance_cents: (int) $row->balance_cents,
                promised_cents: (int) ($promised[$row->id] ?? 0),
                is_open: $row->status === SiteAccountStatus::Open->value,
            ))->all());
    }

    private function row(stdClass $row, User $viewer, bool $maySettle): TransferRow
    {
        $status = TransferStatus::from($row->status);
        $isOwn = (int) $row->requested_by === $viewer->id;

        return new TransferRow(
            id: (int) $row->id,
            reference: $row->reference,
            from_site: $row->from_site,
            to_site: $row->to_site,
            amount_cents: (int) $row->amount_cents,
            status: $status,
            reason: $row->reason,
            requested_by: trim("{$row->requester_first_name} {$row->requester_last_name}"),
            requested_at: (string) UtcTime::iso($row->requested_at),
            decided_by: $row->approved_by === null ? null : trim("{$row->decider_first_name} {$row->decider_last_name}"),
            decided_at: UtcTime::iso($row->decided_at),
            sent_at: UtcTime::iso($row->sent_at),
            settled_at: UtcTime::iso($row->settled_at),
            next: $maySettle ? array_values(array_filter($status->next(), static fn (TransferStatus $next): bool => ! ($isOwn && $next->isDecision()))) : [],
        );
    }
}
