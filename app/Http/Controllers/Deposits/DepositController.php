<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Data\Deposits\DepositDetails;
use App\Data\Deposits\DepositIndexPage;
use App\Data\Deposits\DepositTotals;
use App\Enums\DepositTab;
use App\Http\Requests\Deposits\DepositIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Queries\Deposits\DepositDetailsQuery;
use App\Queries\Deposits\DepositListQuery;
use App\Queries\Lists\DeferredList;
use Illuminate\Container\Attributes\CurrentUser;

/** Received money; the route says which tab. */
final readonly class DepositController
{
    public function index(DepositIndexRequest $request, string $tab, DepositListQuery $deposits, DepositDetailsQuery $details, #[CurrentUser] User $viewer): Response
    {
        $shown = DepositTab::from($tab);
        $filters = $request->filters($shown);
        $opened = $request->opened();
        $list = new DeferredList(static fn (): array => $deposits->page($filters, $request->listState(), $viewer));

        return Inertia::render('Deposits/Index', new DepositIndexPage(
            tab: $shown,
            deposits: $list->rows(),
            meta: $list->meta(),
            totals: Inertia::defer(static fn (): DepositTotals => $deposits->totals($filters)),
            client: $deposits->client($request->clientId()),
            deposit: static fn (): ?DepositDetails => $opened === null ? null : $details->find($opened, $viewer),
            can_handle: $viewer->can('handleDeposits'),
            can_export: $viewer->can('exportDeposits'),
        ));
    }
}
