<?php

declare(strict_types=1);

namespace App\Http\Controllers\Transactions\Adjustments;

use App\Actions\Adjustments\DecideAdjustment;
use App\Actions\Adjustments\RequestAdjustment;
use App\Data\Transactions\Adjustments\AdjustmentIndexPage;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Transactions\Adjustments\AdjustmentIndexRequest;
use App\Http\Requests\Transactions\Adjustments\DecideAdjustmentRequest;
use App\Http\Requests\Transactions\Adjustments\RequestAdjustmentRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Adjustment;
use App\Models\User;
use App\Queries\Transactions\Adjustments\AdjustmentListQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class AdjustmentController
{
    use AnswersMove;

    public function index(AdjustmentIndexRequest $request, AdjustmentListQuery $adjustments, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $adjustments->page($request->statuses(), $request->listState(), $viewer);

        return Inertia::render('Transactions/Adjustments', new AdjustmentIndexPage($rows, $meta, $viewer->can('handleWithdrawals')));
    }

    public function store(RequestAdjustmentRequest $request, RequestAdjustment $ask, #[CurrentUser] User $requester): RedirectResponse
    {
        return $this->moved(static fn () => $ask->handle($request->toAdjustment(), $requester), 'Asked for. It waits for somebody else to approve it.');
    }

    public function update(DecideAdjustmentRequest $request, Adjustment $adjustment, DecideAdjustment $decide, #[CurrentUser] User $decider): RedirectResponse
    {
        return $this->moved(static fn () => $decide->handle($adjustment, $decider, $request->refusal(), $request->isAware()), "{$adjustment->type->label()} {$request->status()->value}.");
    }
}
