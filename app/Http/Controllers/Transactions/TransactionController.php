<?php

declare(strict_types=1);

namespace App\Http\Controllers\Transactions;

use App\Data\FilterPresets\FilterPresetMenu;
use App\Data\Transactions\TransactionIndexPage;
use App\Data\Transactions\TransactionTotals;
use App\Enums\FilterPresetList;
use App\Http\Requests\Transactions\TransactionIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Transaction;
use App\Models\User;
use App\Queries\FilterPresets\FilterPresetsQuery;
use App\Queries\Transactions\TransactionListQuery;
use App\Queries\Transactions\TransactionPageQuery;
use App\Queries\Transactions\TransactionTotalsQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class TransactionController
{
    public function index(TransactionIndexRequest $request, TransactionListQuery $transactions, TransactionTotalsQuery $totals, FilterPresetsQuery $presets, #[CurrentUser] User $viewer): Response
    {
        $filters = $request->filters();
        $state = $request->listState();
        [$rows, $meta] = $transactions->page($filters, $state, $viewer);

        return Inertia::render('Transactions/Index', new TransactionIndexPage(
            $rows,
            $meta,
            $transactions->balancesOf($filters, $state->order) !== null,
            $transactions->client($filters),
            Inertia::defer(static fn (): TransactionTotals => $totals->for($filters)),
            static fn (): FilterPresetMenu => $presets->menu(FilterPresetList::Transactions, $viewer),
            $viewer->can('export', Transaction::class),
        ));
    }

    public function show(Transaction $transaction, TransactionPageQuery $pages, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Transactions/Show', $pages->page($transaction, $viewer));
    }
}
