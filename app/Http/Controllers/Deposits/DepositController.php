<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Data\Deposits\DepositDetails;
use App\Data\Deposits\DepositIndexPage;
use App\Data\Deposits\DepositTotals;
use App\Enums\DepositTab;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DeferredList;
use App\Lists\Deposits\DepositList;
use App\Lists\ListContext;
use App\Models\User;
use App\Queries\Clients\ClientChoiceQuery;
use App\Queries\Deposits\DepositDetailsQuery;
use App\Queries\Deposits\DepositTotalsQuery;
use Illuminate\Container\Attributes\CurrentUser;

/** The deposits of a tab, which the route names. */
final readonly class DepositController
{
    public function index(ListRequest $request, string $tab, DepositList $list, DepositTotalsQuery $totals, ClientChoiceQuery $clients, DepositDetailsQuery $details, #[CurrentUser] User $viewer): Response
    {
        $shown = DepositTab::from($tab);
        $parameters = $request->parameters($list, $shown);
        $opened = $parameters->values['deposit'] ?? null;
        $deposits = new DeferredList(static fn (): array => $request->page($list, $shown));

        return Inertia::render('Deposits/Index', new DepositIndexPage(
            tab: $shown,
            deposits: $deposits->rows(),
            meta: $deposits->meta(),
            totals: Inertia::defer(static fn (): DepositTotals => $totals->of($list->matching($parameters, new ListContext($viewer, $shown)))),
            client: $clients->of($parameters->valueOf('client')),
            deposit: static fn (): ?DepositDetails => $opened === null ? null : $details->find((int) $opened, $viewer),
            can_handle: $viewer->can('handleDeposits'),
            can_export: $viewer->can('exportDeposits'),
        ));
    }
}
