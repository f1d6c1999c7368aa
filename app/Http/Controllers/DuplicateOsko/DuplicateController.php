<?php

declare(strict_types=1);

namespace App\Http\Controllers\DuplicateOsko;

use App\Actions\DuplicateOsko\DecideDuplicate;
use App\Actions\DuplicateOsko\ReturnDuplicate;
use App\Data\DuplicateOsko\DuplicateIndexPage;
use App\Data\DuplicateOsko\DuplicateRow;
use App\Enums\DuplicateCaseStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\DuplicateOsko\ConfirmDuplicateRequest;
use App\Http\Requests\DuplicateOsko\DismissDuplicateRequest;
use App\Http\Requests\DuplicateOsko\ReopenDuplicateRequest;
use App\Http\Requests\DuplicateOsko\ReturnDuplicateRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DuplicateOsko\DuplicateList;
use App\Lists\ListContext;
use App\Models\DuplicateCase;
use App\Models\Transaction;
use App\Models\User;
use App\Queries\DuplicateOsko\DuplicateDetailQuery;
use App\Queries\DuplicateOsko\DuplicateTotalsQuery;
use App\Support\Dollars;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

/** Possible duplicate deposits. */
final readonly class DuplicateController
{
    use AnswersChange;

    public function index(ListRequest $request, DuplicateList $list, DuplicateTotalsQuery $totals, #[CurrentUser] User $viewer): Response
    {
        [$cases, $meta] = $request->page($list);
        $parameters = $request->parameters($list);
        $opened = $parameters->values['case'] ?? null;

        return Inertia::render('Transactions/DuplicateOskoDeposits', new DuplicateIndexPage(
            cases: $cases,
            meta: $meta,
            opened: static fn (): ?DuplicateRow => $opened === null ? null : $list->find([(int) $opened], new ListContext($viewer))[0] ?? null,
            status: $list->status($parameters),
            totals: Inertia::defer($totals->totals(...)),
            can_export: $viewer->can('export', Transaction::class),
        ));
    }

    public function show(DuplicateCase $duplicateCase, DuplicateDetailQuery $details, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($details->for($duplicateCase, $viewer));
    }

    public function confirm(
        ConfirmDuplicateRequest $request,
        DuplicateCase $duplicateCase,
        DecideDuplicate $decide,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        return $this->changed(
            static fn (): DuplicateCase => $decide->handle(
                $duplicateCase,
                DuplicateCaseStatus::Open,
                DuplicateCaseStatus::Confirmed,
                $user,
                $request->validated('note'),
                $request->integer('repeat'),
            ),
            'Duplicate confirmed. Return the money under Confirmed.',
        );
    }

    public function return(ReturnDuplicateRequest $request, DuplicateCase $duplicateCase, ReturnDuplicate $return, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(
            static fn (): DuplicateCase => $return->handle($duplicateCase, $request->integer('repeat'), $request->string('reason')->value(), $user),
            Dollars::of($duplicateCase->amount_cents).' returned.',
        );
    }

    public function dismiss(
        DismissDuplicateRequest $request,
        DuplicateCase $duplicateCase,
        DecideDuplicate $decide,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        return $this->changed(
            static fn (): DuplicateCase => $decide->handle(
                $duplicateCase,
                DuplicateCaseStatus::Open,
                DuplicateCaseStatus::Dismissed,
                $user,
                $request->string('note')->value(),
            ),
            'Case dismissed.',
        );
    }

    public function reopen(ReopenDuplicateRequest $request, DuplicateCase $duplicateCase, DecideDuplicate $decide, #[CurrentUser] User $user): RedirectResponse
    {
        $seen = DuplicateCaseStatus::from($request->string('seen')->value());

        return $this->changed(static fn (): DuplicateCase => $decide->handle($duplicateCase, $seen, DuplicateCaseStatus::Open, $user), 'Case reopened.');
    }
}
