<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Data\Deposits\DepositClientHits;
use App\Data\Deposits\DepositDetails;
use App\Data\Deposits\DepositIndexPage;
use App\Data\Deposits\DepositTotals;
use App\Data\Deposits\ReturnLines;
use App\Domain\Deposits\CreditedReturns;
use App\Enums\DepositTab;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Deposits\DepositList;
use App\Lists\ListContext;
use App\Models\Deposit;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Clients\ClientChoiceQuery;
use App\Queries\Deposits\DepositClientsQuery;
use App\Queries\Deposits\DepositDetailsQuery;
use App\Queries\Deposits\DepositTotalsQuery;
use App\Queries\Deposits\ReturnLinesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

final readonly class DepositController
{
    /** The deposits of a tab, which the route names. */
    public function index(
        ListRequest $request,
        string $tab,
        DepositList $list,
        DepositTotalsQuery $totals,
        ClientChoiceQuery $clients,
        DepositDetailsQuery $details,
        #[CurrentUser] User $viewer,
    ): Response {
        $shown = DepositTab::from($tab);
        $parameters = $request->parameters($list, $shown);
        $opened = $parameters->values['deposit'] ?? null;
        $deposits = $request->deferred($list, $shown);

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

    /** Searches clients for a deposit. */
    public function clients(Request $request, Deposit $deposit, DepositClientsQuery $clients, #[CurrentUser] User $viewer): JsonResponse
    {
        $search = $request->query('search');

        return new JsonResponse(new DepositClientHits($clients->search(is_string($search) ? $search : '', $deposit, $viewer)));
    }

    /** Deposits that may be the return of a withdrawal, for the dialog that marks it as failed. */
    public function returnsOf(Withdrawal $withdrawal, ReturnLinesQuery $lines, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse(new ReturnLines($lines->of($withdrawal, $viewer), CreditedReturns::of($withdrawal)));
    }
}
