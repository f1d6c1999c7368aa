<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\AdvanceTransfer;
use App\Actions\Clients\RequestTransfer;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientTransfersPage;
use App\Data\Clients\TransferAccount;
use App\Enums\SiteAccountStatus;
use App\Enums\TransferStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Clients\MoveTransferRequest;
use App\Http\Requests\Clients\RequestTransferRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Clients\TransferList;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Support\DataFactory;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use stdClass;

final class ClientTransfersController
{
    use AnswersChange;

    public function index(ListRequest $request, TransferList $list, Client $client, ClientHeaderQuery $headers, #[CurrentUser] User $viewer): Response
    {
        $page = $request->deferred($list, $client);

        return Inertia::render('Clients/Transfers', new ClientTransfersPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            transfers: $page->rows(),
            meta: $page->meta(),
            accounts: Inertia::defer(static fn (): array => self::accounts($client)),
            can_request: $viewer->can('create', [Transfer::class, $client]),
            can_export: $viewer->can('export', Client::class),
        ));
    }

    public function store(RequestTransferRequest $request, Client $client, RequestTransfer $ask, #[CurrentUser] User $requester): RedirectResponse
    {
        return $this->changed(static fn () => $ask->handle($client, $request->toTransfer(), $requester), 'Transfer requested. A colleague must approve it.');
    }

    public function update(MoveTransferRequest $request, Client $client, Transfer $transfer, AdvanceTransfer $move, #[CurrentUser] User $mover): RedirectResponse
    {
        $status = $request->enumOf('status', TransferStatus::class);

        return $this->changed(static fn () => $move->handle($transfer, $status, $mover, $request->validated('reason')), "Transfer {$status->value}.");
    }

    /** @return list<TransferAccount> the site accounts between which the client's money can be transferred */
    private static function accounts(Client $client): array
    {
        $promised = Transfer::query()->toBase()->where('client_id', $client->id)->whereIn('status', TransferStatus::waiting())
            ->groupBy('from_site_account_id')->selectRaw('from_site_account_id, sum(amount_cents) as cents')->pluck('cents', 'from_site_account_id');

        return array_values(SiteAccount::query()->toBase()->join('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->where('site_accounts.client_id', $client->id)->orderBy('operator_sites.name')
            ->get(['site_accounts.id', 'site_accounts.username', 'site_accounts.status', 'site_accounts.balance_cents', 'operator_sites.name as site_name'])
            ->map(static fn (stdClass $row): TransferAccount => DataFactory::make(TransferAccount::class, $row, [
                'promised_cents' => (int) ($promised[$row->id] ?? 0),
                'is_open' => $row->status === SiteAccountStatus::Open->value,
            ]))->all());
    }
}
