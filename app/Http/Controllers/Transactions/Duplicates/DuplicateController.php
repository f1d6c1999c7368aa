<?php

declare(strict_types=1);

namespace App\Http\Controllers\Transactions\Duplicates;

use App\Data\Transactions\DuplicateIndexPage;
use App\Http\Requests\Transactions\Duplicates\DuplicateIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\DuplicateCase;
use App\Models\Transaction;
use App\Models\User;
use App\Queries\Transactions\Duplicates\DuplicateDetailQuery;
use App\Queries\Transactions\Duplicates\DuplicateListQuery;
use App\Queries\Transactions\Duplicates\DuplicateTotalsQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** Payments that may have come twice. */
final readonly class DuplicateController
{
    public function index(DuplicateIndexRequest $request, DuplicateListQuery $cases, DuplicateTotalsQuery $totals, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $cases->page($request->filters(), $request->listState(), $viewer);

        return Inertia::render('Transactions/DuplicateOskoDeposits', new DuplicateIndexPage(
            $rows, $meta, $request->status(), Inertia::defer($totals->totals(...)), $viewer->can('export', Transaction::class),
        ));
    }

    public function show(DuplicateCase $duplicateCase, DuplicateDetailQuery $details, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($details->for($duplicateCase, $viewer));
    }
}
