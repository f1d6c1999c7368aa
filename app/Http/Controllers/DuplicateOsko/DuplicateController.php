<?php

declare(strict_types=1);

namespace App\Http\Controllers\DuplicateOsko;

use App\Data\DuplicateOsko\DuplicateIndexPage;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DuplicateOsko\DuplicateList;
use App\Models\DuplicateCase;
use App\Models\Transaction;
use App\Models\User;
use App\Queries\DuplicateOsko\DuplicateDetailQuery;
use App\Queries\DuplicateOsko\DuplicateTotalsQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** Possible duplicate deposits. */
final readonly class DuplicateController
{
    public function index(ListRequest $request, DuplicateList $list, DuplicateTotalsQuery $totals, #[CurrentUser] User $viewer): Response
    {
        [$cases, $meta] = $request->page($list);

        return Inertia::render('Transactions/DuplicateOskoDeposits', new DuplicateIndexPage(
            $cases, $meta, $list->status($request->parameters($list)), Inertia::defer($totals->totals(...)), $viewer->can('export', Transaction::class),
        ));
    }

    public function show(DuplicateCase $duplicateCase, DuplicateDetailQuery $details, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($details->for($duplicateCase, $viewer));
    }
}
