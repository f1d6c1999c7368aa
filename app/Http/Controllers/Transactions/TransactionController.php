<?php

declare(strict_types=1);

namespace App\Http\Controllers\Transactions;

use App\Data\FilterPresets\FilterPresetMenu;
use App\Data\Transactions\TransactionIndexPage;
use App\Data\Transactions\TransactionTotals;
use App\Enums\FilterPresetList;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Transactions\TransactionList;
use App\Models\Transaction;
use App\Models\User;
use App\Queries\Clients\ClientChoiceQuery;
use App\Queries\FilterPresets\FilterPresetsQuery;
use App\Queries\Transactions\TransactionPageQuery;
use App\Queries\Transactions\TransactionTotalsQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class TransactionController
{
    public function index(
        ListRequest $request,
        TransactionList $list,
        ClientChoiceQuery $clients,
        TransactionTotalsQuery $totals,
        FilterPresetsQuery $presets,
        #[CurrentUser] User $viewer,
    ): Response {
        $parameters = $request->parameters($list);
        [$rows, $meta] = $request->page($list);

        return Inertia::render('Transactions/Index', new TransactionIndexPage(
            $rows,
            $meta,
            $list->balanceClientId($parameters) !== null,
            $clients->of((string) $list->clientId($parameters)),
            Inertia::defer(static fn (): TransactionTotals => $totals->for($parameters, $viewer)),
            static fn (): FilterPresetMenu => $presets->menu(FilterPresetList::Transactions, $viewer),
            $viewer->can('export', Transaction::class),
        ));
    }

    public function show(Transaction $transaction, TransactionPageQuery $pages, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Transactions/Show', $pages->page($transaction, $viewer));
    }
}
